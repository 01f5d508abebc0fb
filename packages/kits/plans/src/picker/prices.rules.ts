import { initialAmount, type ListPrice, periodsOf } from '@memberkit/parts/pricing'
import type { BillingPeriod } from '@memberkit/contract'
import { addDecimals, compareDecimals, isZero, subtractDecimals } from '@memberkit/platform/formats'
import { type ShownPrice, shownPriceOf } from '../shared/shown-price.rules.ts'
import type { TierVM } from '../shared/tiers.rules.ts'

/** Returns the periods that some tier has an amount for, the most frequent first; unknown ones last. */
export function periodsFor(tiers: readonly Pick<TierVM, 'prices'>[]): string[] {
  const priced = tiers.map(({ prices }) => ({
    name: '',
    prices: prices.filter((price) => initialAmount(price) !== undefined),
  }))
  const all = priced.flatMap(({ prices }) => prices.map(({ billingPeriod }) => billingPeriod))
  const known: readonly string[] = byFrequency
  return periodsOf(priced, [...known, ...new Set(all.filter((period) => !known.includes(period)))])
}

const byFrequency = [
  'DAILY',
  'WEEKLY',
  'PAY_PERIOD',
  'MONTHLY',
  'QUARTERLY',
  'BIANNUAL',
  'ANNUAL',
  'ONE_TIME',
] as const satisfies readonly BillingPeriod[]

/** The whole months of a period; other periods have no fixed number of them. */
const monthsOf: Partial<Record<string, number>> = { QUARTERLY: 3, BIANNUAL: 6, ANNUAL: 12 }

export interface Savings {
  /** Saved per period, against paying monthly. */
  readonly amount: string
  /** Whether it can be more, because a price changes at the first renewal. */
  readonly isAtLeast: boolean
  /** The charge per month, rounded up to the cent. */
  readonly monthly: string
}

/**
 * Returns what a longer period saves, only if the tier has both prices. Where a price changes at the first renewal, the
 * least that is saved at any time.
 */
export function savingsOf(prices: readonly ListPrice[], period: string): Savings | undefined {
  const months = monthsOf[period]
  const monthly = shownPriceOf(prices, 'MONTHLY')
  const charged = shownPriceOf(prices, period)
  if (!months || !monthly || !charged || monthly.isFallback || charged.isFallback) return undefined
  const [least] = inOrder(monthly)
  const most = inOrder(charged).at(-1)!
  const amount = subtractDecimals(times(least!, months), most)
  if (compareDecimals(amount, '0') <= 0) return undefined
  const isAtLeast = monthly.renewal !== undefined || charged.renewal !== undefined
  return { amount, isAtLeast, monthly: divideUp(most, months) }
}

const inOrder = ({ initial, renewal = initial }: ShownPrice) => [initial, renewal].toSorted(compareDecimals)

/**
 * Returns the charge of a year of paychecks; undefined if the price changes at the first renewal, which can be any of
 * them.
 */
export function yearlyOf(price: ShownPrice | undefined, payPeriods: number | undefined): string | undefined {
  if (!price || price.period !== 'PAY_PERIOD' || price.renewal !== undefined) return undefined
  if (payPeriods === undefined || !Number.isInteger(payPeriods) || payPeriods < 1 || payPeriods > 366) return undefined
  return times(price.initial, payPeriods)
}

/** Returns an amount times a whole number, exactly. */
export const times = (amount: string, count: number): string =>
  addDecimals(...Array.from({ length: count }, () => amount))

/** Returns an amount divided by a whole number, rounded up to the cent, so that a charge never looks smaller. */
export function divideUp(amount: string, count: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = Math.max(2, fraction.length)
  const divisor = BigInt(count) * 10n ** BigInt(digits - 2)
  const cents = (BigInt(whole + fraction.padEnd(digits, '0')) + divisor - 1n) / divisor
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Returns how one price compares with another of the same period; undefined if that can't be told. */
export function comparePrices(one: ShownPrice | undefined, other: ShownPrice | undefined): number | undefined {
  if (!one || !other || one.period !== other.period) return undefined
  return compareDecimals(one.renewal ?? one.initial, other.renewal ?? other.initial)
}

export interface Total {
  readonly period: string
  readonly initial: string
  readonly renewal?: string
}

/** Returns the sums of prices, one for each period that is billed: different periods are never added up. */
export function totalsOf(prices: readonly ShownPrice[]): Total[] {
  const periods = [...new Set(prices.map(({ period }) => period))]
  return periods.map((period) => {
    const billed = prices.filter((price) => price.period === period)
    const initial = addDecimals(...billed.map((price) => price.initial))
    const renewal = addDecimals(...billed.map((price) => price.renewal ?? price.initial))
    const differs = !isZero(subtractDecimals(renewal, initial))
    return { period, initial, ...(differs && { renewal }) }
  })
}
