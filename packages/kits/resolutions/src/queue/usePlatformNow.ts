'use client'
import { useMemberkit } from '@memberkit/foundation'
import { platformTime } from '@memberkit/platform/query'
import { useEffect, useState } from 'react'

const everyMinute = 60_000

/**
 * Returns the time by the platform's clock in milliseconds since 1970, once a minute while the page is visible;
 * `undefined` until the platform has told it.
 */
export function usePlatformNow(isReady: boolean): number | undefined {
  const { queryClient } = useMemberkit()
  const [now, setNow] = useState(() => rounded(platformTime(queryClient)))
  useEffect(() => {
    if (!isReady) return undefined
    const read = () => document.visibilityState === 'visible' && setNow(rounded(platformTime(queryClient)))
    read()
    const timer = setInterval(read, everyMinute)
    return () => clearInterval(timer)
  }, [isReady, queryClient])
  return now ?? (isReady ? rounded(platformTime(queryClient)) : undefined)
}

/** Whole minutes: rows render again only when their words may change. */
const rounded = (time: number | undefined) =>
  time === undefined ? undefined : Math.floor(time / everyMinute) * everyMinute
