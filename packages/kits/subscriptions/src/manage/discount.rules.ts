import type { Currency } from '@memberkit/contract'
import type { NewSubscriptionDiscount } from '@memberkit/contract/commerce/subscriptions'
import { compareDecimals, isDecimal } from '@memberkit/platform/formats'
import type { SubscriptionDiscount } from '../shared/received.ts'

export type NewDiscount = NewSubscriptionDiscount

/** A discount as it is entered. */
export interface DraftDiscount {
  readonly label: string
  readonly kind: 'amount' | 'percentage'
  readonly amount: string | null
  readonly percentage: string
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly note: string
}

export const startOf = (today: string): DraftDiscount => ({
  label: '',
  kind: 'amount',
  amount: '',
  percentage: '',
  startsOn: today,
  endsOn: '',
  note: '',
})

/** Returns a percentage as decimal text: `12,5` is `12.5`; `undefined` unless it is above 0 and at most 100. */
export function percentageIn(text: string): string | undefined {
  const value = text.trim().replace(',', '.').replace(/\s*%$/, '')
  if (!isDecimal(value)) return undefined
  return compareDecimals(value, '0') > 0 && compareDecimals(value, '100') <= 0 ? value : undefined
}

/** Returns what is sent; `undefined` while something is wrong with it. */
export function discountIn(draft: DraftDiscount, currency: string): NewDiscount | undefined {
  const { label, kind, amount, percentage, startsOn, endsOn, note } = draft
  const percent = percentageIn(percentage)
  const isAmount = isDecimal(amount) && compareDecimals(amount, '0') > 0
  if (!label.trim() || !startsOn || endsOn === null || (kind === 'amount' ? !isAmount : !percent)) return undefined
  return {
    currency: currency as Currency,
    label: label.trim(),
    ...(kind === 'amount' ? { amount: amount! } : { percentage: percent }),
    startsOn,
    ...(endsOn && { endsOn }),
    ...(note.trim() && { note: note.trim() }),
  }
}

/** Returns the discounts like the new one that weren't there before. */
export function grantedSince(
  now: readonly SubscriptionDiscount[],
  before: readonly Pick<SubscriptionDiscount, 'id'>[],
  body: NewDiscount,
): SubscriptionDiscount[] {
  const isEqual = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined ? one === other : compareDecimals(one, other) === 0
  return now.filter(
    (one) =>
      !before.some(({ id }) => id === one.id) &&
      one.label === body.label &&
      one.startsOn === body.startsOn &&
      one.endsOn === body.endsOn &&
      isEqual(one.amount, body.amount) &&
      isEqual(one.percentage, body.percentage),
  )
}
