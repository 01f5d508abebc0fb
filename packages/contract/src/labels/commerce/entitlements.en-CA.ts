import type * as entitlements from '../../commerce/entitlements.ts'
import type { Labels } from '../labels.ts'

export { EntitlementFulfillmentStatus, EntitlementSetupStatus } from './entitlements.en-US.ts'

/** An entitlement reads as coverage. */
export const EntitlementStatus = {
  ACTIVE: 'Active',
  CANCELLED: 'Cancelled',
  SUSPENDED: 'Suspended',
} as const satisfies Labels<entitlements.EntitlementStatus>

export const EntitlementAction = {
  STATUS_UPDATE: 'Status changed',
  CREATED: 'Coverage created',
  PRODUCT_CHANGE: 'Product changed',
  FULFILLMENT_CHANGE: 'Fulfilment changed',
  DELEGATE_CHANGE: 'Covered people changed',
  SERVICE_AREA_CHANGE: 'Service area changed',
  REPLACED: 'Coverage replaced',
  EFFECTIVE_DATE_CHANGE: 'Effective dates changed',
  OWNER_CHANGE: 'Owner changed',
  SETUP_CHANGE: 'Setup changed',
  MIGRATION_UPDATE: 'Updated by migration',
  DELEGATE_REPLACE: 'Covered person replaced',
  CONTRACT_CHANGE: 'Contract changed',
  PROVISIONING_TYPE_CHANGE: 'Activation type changed',
  DELETED: 'Coverage deleted',
  PRODUCT_INFO_CHANGE: 'Product details changed',
  SUBSCRIPTION_ID_CHANGE: 'Subscription changed',
  MARKET_LOCALE_CHANGE: 'Market language changed',
  REASSIGN_OWNER: 'Reassigned to another owner',
} as const satisfies Labels<entitlements.EntitlementAction>
