import { backOff } from '@memberkit/foundation/polling'
import { compareDecimals } from '@memberkit/platform/formats'
import type { Cooldown } from './received.ts'

/**
 * Returns milliseconds until a method may be tried again: 0 if it may be now, `Infinity` while nobody can tell. `now` is
 * the platform's time, in which `until` is written.
 */
export function cooldownLeft(cooldown: Cooldown | undefined, methodId: string | undefined, now: number | undefined) {
  const concerns = cooldown?.paymentMethodId === undefined || cooldown.paymentMethodId === methodId
  if (!cooldown?.isCoolingDown || !concerns) return 0
  const left = Date.parse(cooldown.until ?? '') - (now ?? NaN)
  return Number.isNaN(left) ? Infinity : Math.max(0, left)
}

/** Returns the method that the bank declined for good: waiting doesn't make it usable. */
export const declinedForGood = (cooldown: Cooldown | undefined): string | undefined =>
  cooldown?.reason === 'HARD_DECLINED' ? cooldown.paymentMethodId : undefined

/** Formats minutes and seconds, with hours from an hour on: `4:05`, `23:59:00`. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first, ...rest] = parts[0] ? parts : parts.slice(1)
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** How long to wait for the bank's answer, in milliseconds. An attempt still open then is open for other reasons. */
export const settlementTimeout = 60 * 60_000

/**
 * Returns milliseconds until the next reading of a payment that has been settling for `elapsed` milliseconds: after 1, 2,
 * 4 and 8 seconds, then every 15, for as long as the bank is waited for.
 */
export const nextDelay = (elapsed: number): number | undefined =>
  elapsed < settlementTimeout ? backOff([1000, 2000, 4000, 8000], elapsed, 15_000) : undefined

export type AmountProblem = 'missing' | 'unreadable' | 'tooSmall' | 'tooLarge'

/**
 * Returns what is wrong with an amount, `undefined` if nothing is. A decimal text, or `null` if it did not parse; `most`
 * is a decimal text, too.
 */
export function amountProblem(amount: string | null | undefined, most: string | undefined): AmountProblem | undefined {
  if (amount === null) return 'unreadable'
  if (amount === undefined || amount === '') return 'missing'
  if (compareDecimals(amount, '0') <= 0) return 'tooSmall'
  if (most !== undefined && compareDecimals(amount, most) > 0) return 'tooLarge'
  return undefined
}
