// Parts opened from the cards: one file, as a plan's page, its changes and its flows share actions, forms and dialogs.
// A file for each of them makes more than fifty files of a host's page instead of twenty, and its first load larger.
export { CancelFlowPage } from './cancel/CancelFlow.tsx'
export { BillingChangePage } from './change/BillingChangePage.tsx'
export { PaymentChangePage } from './change/PaymentChangePage.tsx'
export { PlanChangePage } from './change/PlanChangePage.tsx'
export { KeepPlanPage } from './keep/KeepPlan.tsx'
export { SubscriptionDetailPage } from './subscription-detail/SubscriptionDetailPage.tsx'
