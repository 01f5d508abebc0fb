export type { EntitlementsEvent, EntitlementsEventTable } from './events.ts'
export {
  CoverageCard,
  type CoverageCardProps,
  coverageLink,
  CoverageList,
  type CoverageListPageProps,
  type CoverageListProps,
  type CoverageListSlots,
  type EntitlementsData,
  type EntitlementsOptions,
  useEntitlements,
} from './coverage-list/index.ts'
export {
  type AllowedAction,
  coverageActions,
  type CoverageActionName,
  type Transitions,
} from './shared/coverage-actions.ts'
export { type BillingMismatch } from './shared/billing.rules.ts'
export { type Standing } from './shared/standing.rules.ts'
export { type CoverageRow } from './shared/row.rules.ts'
