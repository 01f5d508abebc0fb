export { BillingCenter, type BillingCenterProps } from './BillingCenter.tsx'
export { billingAnchors, billingLink } from './billing-link.ts'
export type { BillingPageProps, BillingSlots } from './BillingPage.tsx'
export type { BillingEvent } from './events.ts'
