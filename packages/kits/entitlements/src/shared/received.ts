import type { Received } from '@memberkit/contract'
import type * as entitlements from '@memberkit/contract/commerce/entitlements'
import type * as subscriptions from '@memberkit/contract/commerce/subscriptions'

// Received data: enumerations stay open, because a value nobody knew yet must render.
export type Entitlement = Received<entitlements.Entitlement>
export type EntitlementContract = Received<entitlements.EntitlementContract>
export type Subscription = Received<subscriptions.Subscription>
