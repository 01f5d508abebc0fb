import type * as entitlements from '../../commerce/entitlements.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Entitlement: { one: 'Coverage', many: 'Coverage', about: 'A person’s right to use a product' },
  EntitlementAuthorizedUser: { one: 'Covered person', many: 'Covered people' },
  EntitlementContract: { one: 'Contract', many: 'Contracts' },
  EntitlementDelegate: { one: 'Person with an account', many: 'Authorized people' },
  EntitlementProduct: { one: 'Product', many: 'Products' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Entitlement,
  about: 'What people can use, who is covered and since when',
} as const satisfies Name

export const fields = {
  fulfillmentStatus: 'Fulfillment',
  setupStatus: 'Setup',
  provisioningType: 'Activation',
  product: 'Product',
  delegates: 'Authorized people',
  serviceArea: 'Service area',
  marketLocale: 'Market language',
  statusReason: 'Reason for the status',
  addedOn: 'Added on',
  replacement: 'Replacement',
  replace: 'Replace existing coverage',
  authorizedUserId: 'Covered person',
  authorizedUserIds: 'Covered people',
} as const satisfies FieldWords

export const hints = {
  fulfillmentStatus: 'Whether what was bought is ready to use',
  serviceArea: 'The state or province whose lawyers serve the member',
  provisioningType: 'Right away, or when first used',
} as const satisfies FieldWords

export const actions = {
  activateEntitlement: 'Activate coverage',
  addEntitlementAuthorizedUsers: 'Add covered people',
  addEntitlementContracts: 'Add contracts',
  addEntitlementDelegates: 'Add authorized people',
  cancelEntitlement: 'Cancel coverage',
  changeEntitlementEffectiveDates: 'Change effective dates',
  changeEntitlementOwner: 'Change owner',
  changeEntitlementProduct: 'Change product',
  changeEntitlementProductInfo: 'Change product details',
  changeEntitlementServiceArea: 'Change service area',
  createEntitlement: 'Create coverage',
  deleteEntitlement: 'Delete coverage',
  fulfillEntitlement: 'Record fulfillment',
  getEntitlement: 'View coverage',
  listEntitlements: 'View coverage',
  reassignEntitlementOwner: 'Reassign to another owner',
  removeEntitlementAuthorizedUsers: 'Remove covered people',
  removeEntitlementDelegates: 'Remove authorized people',
  replaceEntitlementAuthorizedUser: 'Replace covered person',
  replaceEntitlementDelegate: 'Replace person with an account',
  suspendEntitlement: 'Suspend coverage',
  updateEntitlement: 'Edit coverage',
  updateEntitlementSubscriptionId: 'Change subscription',
} as const satisfies ActionWords<typeof entitlements>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateEntitlement: 'Coverage activated',
  addEntitlementAuthorizedUsers: 'Covered people added',
  addEntitlementContracts: 'Contracts added',
  addEntitlementDelegates: 'Authorized people added',
  cancelEntitlement: 'Coverage canceled',
  changeEntitlementEffectiveDates: 'Effective dates changed',
  changeEntitlementOwner: 'Owner changed',
  changeEntitlementProduct: 'Product changed',
  changeEntitlementProductInfo: 'Product details changed',
  changeEntitlementServiceArea: 'Service area changed',
  createEntitlement: 'Coverage created',
  deleteEntitlement: 'Coverage deleted',
  fulfillEntitlement: 'Fulfillment recorded',
  reassignEntitlementOwner: 'Reassigned to another owner',
  removeEntitlementAuthorizedUsers: 'Covered people removed',
  removeEntitlementDelegates: 'Authorized people removed',
  replaceEntitlementAuthorizedUser: 'Covered person replaced',
  replaceEntitlementDelegate: 'Person with an account replaced',
  suspendEntitlement: 'Coverage suspended',
  updateEntitlement: 'Coverage updated',
  updateEntitlementSubscriptionId: 'Subscription changed',
} as const satisfies ActionWords<typeof entitlements>

export { EntitlementAction as journal } from '../../labels/commerce/entitlements.en-US.ts'
