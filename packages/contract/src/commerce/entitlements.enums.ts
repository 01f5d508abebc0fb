import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Entitlement", value for value and in its order.
// Permission types, provisioning types and co-brand partners are shared with others: src/shared.

export const EntitlementStatus = oneOf('ACTIVE', 'CANCELLED', 'SUSPENDED')
export type EntitlementStatus = Out<typeof EntitlementStatus>

/** The fulfillment progress at the partner that provides the service. */
export const EntitlementFulfillmentStatus = oneOf('Fulfilled', 'NotFulfilled', 'PendingChange', 'PendingCreate')
export type EntitlementFulfillmentStatus = Out<typeof EntitlementFulfillmentStatus>

export const EntitlementSetupStatus = oneOf('SETUP', 'NOT_SETUP')
export type EntitlementSetupStatus = Out<typeof EntitlementSetupStatus>

/** The actions of the entitlement journal. */
export const EntitlementAction = oneOf(
  'STATUS_UPDATE',
  'CREATED',
  'PRODUCT_CHANGE',
  'FULFILLMENT_CHANGE',
  'DELEGATE_CHANGE',
  'SERVICE_AREA_CHANGE',
  'REPLACED',
  'EFFECTIVE_DATE_CHANGE',
  'OWNER_CHANGE',
  'SETUP_CHANGE',
  'MIGRATION_UPDATE',
  'DELEGATE_REPLACE',
  'CONTRACT_CHANGE',
  'PROVISIONING_TYPE_CHANGE',
  'DELETED',
  'PRODUCT_INFO_CHANGE',
  'SUBSCRIPTION_ID_CHANGE',
  'MARKET_LOCALE_CHANGE',
  'REASSIGN_OWNER',
)
export type EntitlementAction = Out<typeof EntitlementAction>
