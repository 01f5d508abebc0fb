import type { SubscriptionVendor } from '@memberkit/contract/commerce/subscriptions'

/** Which vendors keep their own terms of billing. Exhaustive by type: a new vendor fails the build here. Assumed. */
const billsElsewhere: Record<SubscriptionVendor, boolean> = { ATLAS: false, ISERIES: true, PAYPAL: true }

/**
 * Whether another system bills a subscription: its dates, items and payment method are changed there. An unknown vendor
 * is taken for one, as nobody knows what it would do with a change.
 */
export const isBilledElsewhere = (vendor: string): boolean =>
  Object.hasOwn(billsElsewhere, vendor) ? billsElsewhere[vendor as SubscriptionVendor] : true
