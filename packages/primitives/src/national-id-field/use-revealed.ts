'use client'
import { useEffect, useState } from 'react'
import { announce } from '../live/announce.ts'

interface Sentences {
  shown: string
  hidden: string
}

/** Manages the temporary reveal, and announces its start and end. */
export function useRevealed(seconds: number, { shown, hidden }: Sentences) {
  const [isRevealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!isRevealed) return
    const timer = setTimeout(() => {
      setRevealed(false)
      announce(hidden)
    }, seconds * 1000)
    return () => clearTimeout(timer)
  }, [isRevealed, seconds, hidden])

  const set = (isNowRevealed: boolean) => {
    if (isNowRevealed === isRevealed) return
    setRevealed(isNowRevealed)
    announce(isNowRevealed ? shown : hidden)
  }
  return [isRevealed, set] as const
}
