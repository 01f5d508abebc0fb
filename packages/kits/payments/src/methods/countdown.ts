'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useState } from 'react'
import type { Cooldown } from './received.ts'

/** Returns the platform's time in milliseconds, each second while a cooldown has an end. */
export function usePlatformTime(cooldown: Cooldown | undefined): number | undefined {
  const { client } = useMemberkit()
  const [, tick] = useState(0)
  const now = client.serverTime.now()
  const isCounting = Boolean(cooldown?.isCoolingDown) && Date.parse(cooldown?.until ?? '') > (now ?? NaN)
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}

/** Formats minutes and seconds, with hours above an hour: `4:05`, `23:59:00`. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first, ...rest] = parts[0] ? parts : parts.slice(1)
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}
