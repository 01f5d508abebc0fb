export {
  type CheapestProduct,
  cheapestProduct,
  type CheapestProductOptions,
  cheapestTier,
  type CheapestTierOptions,
  type PricedOffer,
  type PricedProduct,
} from './cheapest.rules.ts'
export { offerCounts, type OfferRequirement, type SellableOffer } from './offers.rules.ts'
export {
  defaultPeriod,
  findPrice,
  initialAmount,
  type ListPrice,
  periodsOf,
  type PricedTier,
  renewalAmount,
  sortTiers,
} from './prices.rules.ts'
export { hasSellingStatus, isSoldFor, isSoldOn, type OfferOnSale } from './sale.rules.ts'
export { type SupplementPeriodOf, withItsProduct } from './supplements.rules.ts'
