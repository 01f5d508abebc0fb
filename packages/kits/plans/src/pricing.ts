// The pricing rules of the platform (commerce, section 9), as pure functions. Amounts are decimal texts throughout.
export {
  type CheapestProduct,
  cheapestProduct,
  type CheapestProductOptions,
  cheapestTier,
  type CheapestTierOptions,
  defaultPeriod,
  findPrice,
  initialAmount,
  type ListPrice,
  offerCounts,
  type OfferRequirement,
  periodsOf,
  type PricedOffer,
  type PricedProduct,
  type PricedTier,
  renewalAmount,
  type SellableOffer,
  sortTiers,
} from '@memberkit/parts/pricing'
export { currencyFor, formatPrice, periodLabel, type Price } from '@memberkit/platform/formats'
