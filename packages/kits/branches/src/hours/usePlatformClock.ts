'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useState } from 'react'

/** A timer can't wait longer than a minute: the clock's minutes show. */
const minute = 60_000

/**
 * Returns the platform's time in epoch milliseconds, renewed each minute: by its clock, by the page's until the platform
 * has told its own. Undefined in the first render, which a server may have made at another time.
 */
export function usePlatformClock(): number | undefined {
  const { now } = useMemberkit()
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const time = now()
      setShown(time)
      timer = setTimeout(tick, minute - (time % minute))
    }
    // A page that was asleep, or hidden, shows the time it is now.
    const wake = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') tick()
    }
    tick()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [now])
  return shown
}
