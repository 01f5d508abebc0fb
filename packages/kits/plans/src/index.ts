export type { PlansEvent, PlansEventTable } from './events.ts'
export * from './picker/index.ts'
export * from './companions/index.ts'
export {
  type Availability,
  type CurrentPlan,
  type SupplementVM,
  type TierVM,
  type UnavailableReason,
} from './shared/tiers.rules.ts'
export type { OffersQuery } from './shared/offers-input.rules.ts'
export { useOffers } from './shared/useOffers.ts'
export { type TiersOptions, useTiers } from './shared/useTiers.ts'
