'use client'
import { currentOf, type Resource } from '@memberkit/foundation/resource'
import { cooldownLeft } from './attempt.rules.ts'
import type { Cooldown } from './received.ts'
import { usePlatformTime } from './usePlatformTime.ts'

export interface CooldownState {
  /** Whether the chosen method can't be charged now. */
  isWaiting: boolean
  /** Milliseconds until the method can be charged; `Infinity` while unknown. */
  left: number
  /** Whether it could not be found out. Charging waits, because an attempt too soon costs. */
  isUnchecked: boolean
  /** Checks again, where time alone will not tell. */
  recheck?: () => void
}

/** Counts down, by the platform's clock, to when the chosen method may be tried again. */
export function useCooldown(resource: Resource<Cooldown>, methodId: string | undefined): CooldownState {
  const current = currentOf(resource)
  const cooldown = current.state === 'ready' ? current.data : undefined
  const left = cooldownLeft(cooldown, methodId, usePlatformTime(cooldown))
  const isUnchecked = current.state === 'failed' || current.state === 'refused'
  return {
    isWaiting: current.state !== 'ready' || left > 0,
    left,
    isUnchecked,
    recheck: current.state !== 'loading' && (isUnchecked || left === Infinity) ? current.retry : undefined,
  }
}
