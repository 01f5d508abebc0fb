import { compareDecimals } from '@memberkit/platform/formats'
import { defaultPeriod, findPrice, type ListPrice, type PricedTier, readable } from './prices.rules.ts'

/** The marker of three-bureau tiers in their internal names. */
const threeBureau = '3B'

export interface PricedProduct {
  readonly merchandisedTiers: readonly PricedTier[]
}

/** An offer with its products, and where it is sold: `TX`, `QC`. */
export interface PricedOffer<P extends PricedProduct = PricedProduct> {
  readonly availableLocalities: readonly string[]
  readonly products: readonly P[]
}

/** A product, the offer that sells it, and one of its tiers. */
export interface CheapestProduct<P extends PricedProduct, O> {
  readonly offer: O
  readonly product: P
  readonly tier: P['merchandisedTiers'][number]
}

export interface CheapestTierOptions {
  /** Keeps only tiers whose internal name contains 3B. */
  readonly isThreeBureau?: boolean | undefined
  /** The internal name of a tier that wins if it is there. */
  readonly tierName?: string | undefined
}

export interface CheapestProductOptions extends CheapestTierOptions {
  /** Keeps only offers that are available in this state or province. */
  readonly locality?: string | undefined
}

/**
 * Returns the cheapest tier, the first of several. "Compare the monthly price's initial list price (first price if no
 * monthly; missing counts as 0); optionally keep only tiers whose name contains 3B; a named tier, when asked for, takes
 * precedence" (commerce, section 9). A tier without a price therefore wins: leave such tiers out before saying so.
 */
export function cheapestTier<T extends PricedTier>(
  tiers: readonly T[],
  { isThreeBureau = false, tierName }: CheapestTierOptions = {},
): T | undefined {
  const named = tiers.find(({ name }) => name === tierName)
  if (named) return named
  const kept = isThreeBureau ? tiers.filter(({ name }) => name.includes(threeBureau)) : tiers
  return leastBy(kept, ({ prices }) => comparedAmount(prices))
}

/**
 * Returns the cheapest product of the offers, with its offer and the tier that makes it so. "Optionally keep only
 * offers available in a given locality abbreviation" (commerce, section 9); the rest is as in `cheapestTier`.
 */
export function cheapestProduct<P extends PricedProduct, O extends PricedOffer>(
  offers: readonly (O & PricedOffer<P>)[],
  { locality, ...options }: CheapestProductOptions = {},
): CheapestProduct<P, O> | undefined {
  const sold = locality === undefined ? offers : offers.filter((one) => one.availableLocalities.includes(locality))
  const candidates = sold.flatMap((offer) =>
    (offer.products as readonly P[]).flatMap((product) => {
      const tier = cheapestTier(product.merchandisedTiers, options)
      return tier ? [{ offer, product, tier }] : []
    }),
  )
  const named = candidates.find(({ tier }) => tier.name === options.tierName)
  return named ?? leastBy(candidates, ({ tier }) => comparedAmount(tier.prices))
}

function comparedAmount(prices: readonly ListPrice[]): string {
  return readable(findPrice(prices, defaultPeriod)?.initialListPrice) ?? '0'
}

function leastBy<T>(all: readonly T[], amountOf: (one: T) => string): T | undefined {
  return all.toSorted((a, b) => compareDecimals(amountOf(a), amountOf(b)))[0]
}
