import { compareDecimals } from '@memberkit/platform/formats'
import { findPrice, initialAmount, type ListPrice, renewalAmount } from '@memberkit/parts/pricing'

/** A price to show. */
export interface ShownPrice {
  /** Decimal text, in the currency of the tier. */
  readonly amount: string
  readonly period: string
  /** The amount from the first renewal, where it differs. */
  readonly renewal?: string | undefined
  /** Whether the tier isn't sold for the requested period, so that another one is shown. */
  readonly isOtherPeriod: boolean
}

/** Returns the price for a period, or `undefined` without a readable amount: show no amount then, never zero. */
export function shownPrice(prices: readonly ListPrice[], period: string): ShownPrice | undefined {
  const price = findPrice(prices, period)
  const amount = initialAmount(price)
  if (!price || amount === undefined) return undefined
  const renewal = renewalAmount(price)
  return {
    amount,
    period: price.billingPeriod,
    renewal: renewal !== undefined && compareDecimals(renewal, amount) !== 0 ? renewal : undefined,
    isOtherPeriod: price.billingPeriod !== period,
  }
}
