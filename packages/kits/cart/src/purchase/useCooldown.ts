'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { Resource } from '@memberkit/foundation/resource'
import { useEffect, useState } from 'react'
import { cooldownLeft } from './purchase.rules.ts'

export interface CooldownState {
  /** Whether the chosen method can't be charged now. */
  isWaiting: boolean
  /** Milliseconds until it can; `Infinity` if nobody says when. */
  left: number
  /** Whether it couldn't be found out. Paying waits, because an attempt too soon costs. */
  isUnchecked: boolean
  /** Asks again, where time alone doesn't tell. */
  recheck?: (() => void) | undefined
}

type Cooldown = { isCoolingDown: boolean; until?: string | undefined; paymentMethodId?: string | undefined }

/** Counts down to when the chosen method may be charged again. Without `isNeeded`, nothing is charged. */
export function useCooldown(
  resource: Resource<Cooldown>,
  methodId: string | undefined,
  isNeeded: boolean,
): CooldownState {
  const { client } = useMemberkit()
  const [, setTicks] = useState(0)
  const cooldown = isNeeded && resource.state === 'ready' ? resource.data : undefined
  const left = cooldownLeft(cooldown, methodId, client.serverTime.now())
  const isCounting = left > 0 && left < Infinity
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  if (!isNeeded) return { isWaiting: false, left: 0, isUnchecked: false }
  const isUnchecked = resource.state === 'failed' || resource.state === 'refused'
  return {
    isWaiting: resource.state !== 'ready' || left > 0,
    left,
    isUnchecked,
    recheck: resource.state !== 'loading' && (isUnchecked || left === Infinity) ? resource.retry : undefined,
  }
}

/** Formats a duration as `4:05`, read as minutes and seconds. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
