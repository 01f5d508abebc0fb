/** The fields of an offer that decide whether it counts. */
export interface SellableOffer {
  readonly productGroup: string
  readonly availableInCountry: boolean
  readonly availableInMarket: boolean
  readonly availableInRegion: boolean
}

export interface OfferRequirement {
  readonly productGroup: string
  /** Whether the buyer's region is known and the product is sold by region. @default false */
  readonly isRegionRequired?: boolean | undefined
}

/**
 * Whether an offer counts. "An offer counts only if its product group matches and it is available in the country and
 * market, and in the region when a region is required" (commerce, section 9).
 */
export function offerCounts(
  offer: SellableOffer,
  { productGroup, isRegionRequired = false }: OfferRequirement,
): boolean {
  return (
    offer.productGroup === productGroup &&
    offer.availableInCountry &&
    offer.availableInMarket &&
    (!isRegionRequired || offer.availableInRegion)
  )
}
