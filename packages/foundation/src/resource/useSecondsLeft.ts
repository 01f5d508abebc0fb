'use client'
import { useEffect, useState } from 'react'

/** Returns the whole seconds until a service accepts a retry; 0 if it does now. */
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
