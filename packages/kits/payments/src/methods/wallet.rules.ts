import { cooldownLeft, declinedForGood } from '@memberkit/parts/payment-attempt'
import type { Cooldown, PaymentMethod } from './received.ts'

/** Days before the end of its last month from which a card counts as expiring. */
const expiringDays = 60
const day = 86_400_000

export type Expiry = { readonly kind: 'valid' | 'expired' } | { readonly kind: 'expiring'; readonly days: number }

/**
 * Returns whether a card expires soon: it is valid until the end of its month. `today` is a local date. `undefined`
 * without a card, or for a month that can't be read.
 */
export function expiryOf({ card }: Pick<PaymentMethod, 'card'>, today: string): Expiry | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(card?.expiresOn ?? '') ?? []
  const now = Date.parse(`${today}T00:00:00Z`)
  if (!year || Number.isNaN(now)) return undefined
  // Day 0 of the next month is the last day of this one.
  const days = Math.round((Date.UTC(Number(year), Number(month), 0) - now) / day)
  if (days < 0) return { kind: 'expired' }
  return days <= expiringDays ? { kind: 'expiring', days } : { kind: 'valid' }
}

/** Whether a method can be charged: active, and not expired. */
export function isUsable(method: PaymentMethod, today: string): boolean {
  return method.status === 'ACTIVE' && expiryOf(method, today)?.kind !== 'expired'
}

/** Returns the methods to show: the default first, then the usable ones, otherwise in the platform's order. */
export function inOrder(methods: readonly PaymentMethod[], today: string): PaymentMethod[] {
  const rank = (method: PaymentMethod) => (isUsable(method, today) ? (method.isDefault ? 0 : 1) : 2)
  return methods.toSorted((a, b) => rank(a) - rank(b))
}

/** Why a method must not be charged now. `blocked`: the bank refuses it for good. `left` is in milliseconds. */
export type Rest = { readonly kind: 'blocked' } | { readonly kind: 'resting'; readonly left: number }

/**
 * Returns whether a method rests after a refusal; a cooldown without a method concerns all. `now` is the platform's time
 * in milliseconds; without a time to count from or to, `left` is `Infinity`.
 */
export function restOf(cooldown: Cooldown | undefined, methodId: string, now: number | undefined): Rest | undefined {
  if (declinedForGood(cooldown) === methodId) return { kind: 'blocked' }
  const left = cooldownLeft(cooldown, methodId, now)
  return left > 0 ? { kind: 'resting', left } : undefined
}

/** Returns a method that looks the same: brand, last four digits and expiry month; type and last four of an account. */
export function duplicateOf(
  methods: readonly PaymentMethod[],
  { card, bankAccount }: Pick<PaymentMethod, 'card' | 'bankAccount'>,
): PaymentMethod | undefined {
  return methods.find((method) => {
    if (card && method.card) {
      const { type, lastFour, expiresOn } = method.card
      return type === card.type && lastFour === card.lastFour && expiresOn === card.expiresOn
    }
    if (!bankAccount || !method.bankAccount) return false
    return method.bankAccount.type === bankAccount.type && method.bankAccount.lastFour === bankAccount.lastFour
  })
}

/**
 * Returns how a method can be removed. `free`: nothing depends on it. `replace`: another one takes over. `blocked`: it is
 * the last one that can be charged, and something depends on it, or nobody says that nothing does.
 *
 * @param plans how many plans are charged to it; `undefined` if the host doesn't say
 */
export function removalOf(
  { isDefault, status }: Pick<PaymentMethod, 'isDefault' | 'status'>,
  others: number,
  plans: number | undefined,
): 'free' | 'replace' | 'blocked' {
  if (plans === 0 && (!isDefault || others === 0)) return 'free'
  if (others > 0) return 'replace'
  // The platform charges nothing to an inactive method.
  return status === 'INACTIVE' && plans === undefined && !isDefault ? 'free' : 'blocked'
}
