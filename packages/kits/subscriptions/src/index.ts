export type { SubscriptionsEvent, SubscriptionsEventTable } from './events.ts'
export {
  type Flow,
  preloadSubscriptions,
  SubscriptionCard,
  type SubscriptionCardProps,
  subscriptionLink,
  SubscriptionList,
  type SubscriptionListPageProps,
  type SubscriptionListProps,
  type SubscriptionListSlots,
  type SubscriptionsData,
  type SubscriptionsOptions,
  useSubscriptions,
} from './subscription-list/index.ts'
export {
  type AllowedAction,
  subscriptionActions,
  type SubscriptionActionName,
  type Transitions,
} from './shared/subscription-actions.ts'
export { type CoverageMismatch } from './shared/coverage.rules.ts'
export { type NextBills, nextBillsOf } from './subscription-detail/next-bills.rules.ts'
export { type Standing } from './shared/standing.rules.ts'
export { type SubscriptionRow } from './shared/row.rules.ts'
export { subscriptionName } from './shared/subscription-name.ts'
export { isBilledElsewhere } from './shared/vendor.rules.ts'
export * from './change/index.ts'
export type { SubscriptionDetailSlots } from './subscription-detail/SubscriptionDetailPage.tsx'
