'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useState } from 'react'
import type { Cooldown } from './received.ts'

/** Returns the platform's time in milliseconds, renewed each second while a cooldown has an end. */
export function usePlatformTime(cooldown: Cooldown | undefined): number | undefined {
  const { client } = useMemberkit()
  const [, setTicks] = useState(0)
  const now = client.serverTime.now()
  const isCounting = Boolean(cooldown?.isCoolingDown) && Date.parse(cooldown?.until ?? '') > (now ?? NaN)
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}
