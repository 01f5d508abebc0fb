import { compareDecimals, isDecimal } from '@memberkit/platform/formats'

/** A price as offers carry it: decimals, each of them optional. */
export interface ListPrice {
  readonly billingPeriod: string
  readonly initialListPrice?: string | undefined
  readonly renewalListPrice?: string | undefined
}

/** A tier as offers carry it; `name` is internal and not localized. */
export interface PricedTier {
  readonly name: string
  readonly prices: readonly ListPrice[]
}

/** "Pricing: default billing period MONTHLY" (commerce, section 9). */
export const defaultPeriod = 'MONTHLY'

/**
 * Returns the price for a period. "Tier price lookup prefers the requested billing period, then MONTHLY, then the first
 * price" (commerce, section 9).
 */
export function findPrice<T extends ListPrice>(prices: readonly T[], period: string = defaultPeriod): T | undefined {
  const priceFor = (wanted: string) => prices.find(({ billingPeriod }) => billingPeriod === wanted)
  return priceFor(period) ?? priceFor(defaultPeriod) ?? prices[0]
}

/**
 * Returns the amount due first, or undefined without a readable one. Show no amount then, never zero. A price of which
 * either amount is malformed has none: the other one alone would promise too much.
 */
export function initialAmount(price: ListPrice | undefined): string | undefined {
  if (!price || isMalformed(price.initialListPrice) || isMalformed(price.renewalListPrice)) return undefined
  return readable(price.initialListPrice) ?? readable(price.renewalListPrice)
}

/** Returns the amount due from the first renewal, or undefined without a readable one. */
export function renewalAmount(price: ListPrice | undefined): string | undefined {
  return readable(price?.renewalListPrice)
}

/** Present, but no amount. Answers can have null for an absent field, too. */
const isMalformed = (amount: string | null | undefined): boolean =>
  amount !== undefined && amount !== null && readable(amount) === undefined

/**
 * Returns the tiers by price. "Tiers are sorted ascending by initial list price, falling back to renewal list price,
 * then 0" (commerce, section 9). Tiers of the same price keep their order.
 */
export function sortTiers<T extends PricedTier>(tiers: readonly T[], period: string = defaultPeriod): T[] {
  const amountOf = ({ prices }: T) => initialAmount(findPrice(prices, period)) ?? '0'
  return tiers.toSorted((a, b) => compareDecimals(amountOf(a), amountOf(b)))
}

/** Returns the billing periods that any of the tiers has a price for, in the order of `periods`. */
export function periodsOf<P extends string>(tiers: readonly PricedTier[], periods: readonly P[]): P[] {
  const priced = new Set(tiers.flatMap(({ prices }) => prices.map(({ billingPeriod }) => billingPeriod)))
  return periods.filter((period) => priced.has(period))
}

/** Longer amounts are no prices: formatting would call them infinite. */
const longest = 40

/** Malformed amounts count as missing, and so do amounts that no price can have. */
export function readable(amount: string | undefined): string | undefined {
  return isDecimal(amount) && amount.length <= longest && !amount.startsWith('-') ? amount : undefined
}
