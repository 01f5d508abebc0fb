import { findPrice, initialAmount, type ListPrice, renewalAmount } from '@memberkit/parts/pricing'
import { compareDecimals } from '@memberkit/platform/formats'

/** A price to show. Amounts are decimals in the offer's currency. */
export interface ShownPrice {
  /** Charged first. */
  readonly initial: string
  /** Charged from the first renewal, if that differs. */
  readonly renewal?: string
  /** The period that is billed. */
  readonly period: string
  /** Whether that isn't the requested period, because there is no price for it. */
  readonly isFallback: boolean
}

/** Returns the price for a period, or undefined without a readable amount. Show no amount then, never zero. */
export function shownPriceOf(prices: readonly ListPrice[], period: string): ShownPrice | undefined {
  const price = findPrice(prices, period)
  const initial = initialAmount(price)
  if (!price || initial === undefined) return undefined
  const renewal = renewalAmount(price)
  const differs = renewal !== undefined && compareDecimals(renewal, initial) !== 0
  const isFallback = price.billingPeriod !== period
  return { initial, ...(differs && { renewal }), period: price.billingPeriod, isFallback }
}
