'use client'
import { useEffect, useState } from 'react'

/** Whole seconds until a service wants to be asked again; 0 when now. */
export function useSecondsLeft({ at = 0, retryAfter = 0 }: { at?: number; retryAfter?: number }): number {
  const until = at + retryAfter * 1000
  const [left, setLeft] = useState(retryAfter)
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    update()
    if (until <= Date.now()) return undefined
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
