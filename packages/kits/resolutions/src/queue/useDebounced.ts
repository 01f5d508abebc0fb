'use client'
import { useEffect, useState } from 'react'

/** Returns the value once it hasn't changed for `delay` milliseconds. An empty text is returned at once. */
export function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value)
  if (value === '' && settled !== '') setSettled('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
