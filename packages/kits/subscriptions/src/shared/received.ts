import type { Received } from '@memberkit/contract'
import type * as entitlements from '@memberkit/contract/commerce/entitlements'
import type * as invoices from '@memberkit/contract/commerce/invoices'
import type * as service from '@memberkit/contract/commerce/subscriptions'

// As received: enumerations stay open, so that a value added later still renders.
export type Subscription = Received<service.Subscription>
export type SubscriptionDiscount = Received<service.SubscriptionDiscount>
export type Entitlement = Received<entitlements.Entitlement>
export type Invoice = Received<invoices.Invoice>
