'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useState } from 'react'

/** Returns the platform's time in milliseconds, renewed each minute: ages and deadlines never follow the page's clock. */
export function useNow(interval = 60_000): number {
  const { now } = useMemberkit()
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now()
}
