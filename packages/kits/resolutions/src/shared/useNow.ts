'use client'
import { useMemberkit } from '@memberkit/foundation'
import { platformTime } from '@memberkit/platform/query'
import { useEffect, useState } from 'react'

/** Returns the platform's time in milliseconds, renewed each minute: ages and deadlines never follow the page's clock. */
export function useNow(interval = 60_000): number {
  const { queryClient } = useMemberkit()
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), interval)
    return () => clearInterval(timer)
  }, [interval])
  // Before the first response as the server noted it that rendered the page: both must render the same ages.
  return platformTime(queryClient) ?? Date.now()
}
