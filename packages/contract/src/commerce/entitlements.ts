import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerKind, OwnerQuery } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  EntitlementContracts,
  EntitlementEffectiveDates,
  EntitlementFulfillment,
  EntitlementMarketLocale,
  EntitlementMigration,
  EntitlementMigrationQuery,
  EntitlementProductChange,
  EntitlementProductInfo,
  EntitlementQuery,
  EntitlementReassignment,
  EntitlementStatusChange,
  EntitlementSubscription,
  FriendlyIdQuery,
  NewEntitlement,
  ProvisioningTypeQuery,
  ServiceAreaQuery,
} from './entitlements.bodies.ts'
import {
  Entitlement,
  EntitlementAuthorizedUser,
  EntitlementContract,
  EntitlementDelegate,
  EntitlementProduct,
} from './entitlements.entities.ts'
import {
  EntitlementAction,
  EntitlementFulfillmentStatus,
  EntitlementSetupStatus,
  EntitlementStatus,
} from './entitlements.enums.ts'
import {
  EntitlementDelegateReplacement,
  EntitlementDelegatesAddition,
  EntitlementDelegatesRemoval,
  EntitlementUserReplacement,
  EntitlementUsersAddition,
  EntitlementUsersRemoval,
  NewEntitlementDelegate,
} from './entitlements.people.bodies.ts'

// Source: commerce, section 7, "Entitlements (under both /v1/identities/{id}/entitlements and
// /v1/users/{id}/entitlements)". Its histories are in contract-histories.ts.

const params = { owners: OwnerKind } as const
const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const entitlements = at('entitlements', '/v1/{owners}/{ownerId}/entitlements', owned)
const entitlement = at('entitlements', '/v1/{owners}/{ownerId}/entitlements/{entitlementId}', owned)

export const listEntitlements = get(entitlements, '', { params, query: EntitlementQuery, returns: list(Entitlement) })
export const createEntitlement = post(entitlements, '', { params, body: NewEntitlement, returns: Entitlement })
export const getEntitlement = get(entitlement, '', { params, returns: Entitlement })
export const updateEntitlement = put(entitlement, '', { params, body: NewEntitlement, returns: Entitlement })
export const deleteEntitlement = del(entitlement, '', { params })

// The operations below have no address in the specification. They act on one entitlement, so their paths are assumed
// below it.
const onEntitlement = { realms: ownerRealms, assumes: ['path', 'realms'] } as const
const verbs = at('entitlements', '/v1/{owners}/{ownerId}/entitlements/{entitlementId}', onEntitlement)

export const changeEntitlementProduct = post(verbs, 'changeProduct', {
  params,
  body: EntitlementProductChange,
  returns: Entitlement,
})
export const changeEntitlementProductInfo = post(verbs, 'products/changeProductInfo', {
  params,
  body: EntitlementProductInfo,
  returns: Entitlement,
})
export const activateEntitlement = post(verbs, 'activate', {
  params,
  body: EntitlementStatusChange,
  returns: Entitlement,
})
export const suspendEntitlement = post(verbs, 'suspend', {
  params,
  body: EntitlementStatusChange,
  returns: Entitlement,
})
export const cancelEntitlement = post(verbs, 'cancel', { params, body: EntitlementStatusChange, returns: Entitlement })
export const addEntitlementDelegates = post(verbs, 'addDelegates', {
  params,
  body: EntitlementDelegatesAddition,
  returns: Entitlement,
})
export const addEntitlementAuthorizedUsers = post(verbs, 'addAuthorizedUsers', {
  params,
  body: EntitlementUsersAddition,
  returns: Entitlement,
})
export const removeEntitlementDelegates = post(verbs, 'removeDelegates', {
  params,
  body: EntitlementDelegatesRemoval,
  returns: Entitlement,
})
export const removeEntitlementAuthorizedUsers = post(verbs, 'removeAuthorizedUsers', {
  params,
  body: EntitlementUsersRemoval,
  returns: Entitlement,
})
export const replaceEntitlementDelegate = post(verbs, 'replaceDelegate', {
  params,
  body: EntitlementDelegateReplacement,
  returns: Entitlement,
})
export const replaceEntitlementAuthorizedUser = post(verbs, 'replaceAuthorizedUser', {
  params,
  body: EntitlementUserReplacement,
  returns: Entitlement,
})
export const fulfillEntitlement = post(verbs, 'fulfill', { params, body: EntitlementFulfillment, returns: Entitlement })
export const addEntitlementContracts = post(verbs, 'addContracts', {
  params,
  body: EntitlementContracts,
  returns: Entitlement,
})
export const changeEntitlementEffectiveDates = post(verbs, 'changeEffectiveDates', {
  params,
  body: EntitlementEffectiveDates,
  returns: Entitlement,
})
export const reassignEntitlementOwner = post(verbs, 'reassignOwner', {
  params,
  body: EntitlementReassignment,
  returns: Entitlement,
})
export const changeEntitlementServiceArea = post(verbs, 'changeServiceArea', {
  params,
  query: ServiceAreaQuery,
  returns: Entitlement,
})
export const changeEntitlementOwner = post(verbs, 'changeOwner', { params, query: OwnerQuery, returns: Entitlement })

// "Machine-credential only: update provisioning type, fulfillment setup, migrate, update friendly id, update market
// locale (entitlements)" (section 6).
const reserved = at('entitlements', '/v1/{owners}/{ownerId}/entitlements/{entitlementId}', {
  access: 'machine',
  assumes: ['path'],
})
export const updateEntitlementMarketLocale = post(reserved, 'updateMarketLocale', {
  params,
  body: EntitlementMarketLocale,
  returns: Entitlement,
})
export const updateEntitlementProvisioningType = post(reserved, 'updateProvisioningType', {
  params,
  query: ProvisioningTypeQuery,
  returns: Entitlement,
})
export const updateEntitlementFriendlyId = post(reserved, 'updateFriendlyId', {
  params,
  query: FriendlyIdQuery,
  returns: Entitlement,
})
export const setUpEntitlementFulfillment = post(reserved, 'fulfillment/setup', { params, returns: Entitlement })

export const updateEntitlementSubscriptionId = post(
  at('entitlements', '/v1/entitlements/{entitlementId}'),
  'updateSubscriptionId',
  { body: EntitlementSubscription, returns: Entitlement },
)

/** Migrates the entitlements of an owner. The body identifies the owner by legacy number only. */
export const migrateEntitlement = post(at('entitlements', '/v1/entitlements', { access: 'machine' }), 'migrate', {
  query: EntitlementMigrationQuery,
  body: EntitlementMigration,
  returns: Entitlement,
})
export const migrateOwnerEntitlement = post(
  at('entitlements', '/v1/{owners}/{ownerId}/entitlements', { access: 'machine' }),
  'migrate',
  { params, query: EntitlementMigrationQuery, body: EntitlementMigration, returns: Entitlement },
)

// "Every service has GET journal" (section 7). The address is assumed.
export const entitlementJournal = journal('entitlements', '/v1/entitlements', EntitlementAction, {
  assumes: ['path', 'access'],
})
export const entitlementMaxClock = maxClock('entitlements', '/v1/entitlements')

export {
  Entitlement,
  EntitlementAction,
  EntitlementAuthorizedUser,
  EntitlementContract,
  EntitlementContracts,
  EntitlementDelegate,
  EntitlementDelegateReplacement,
  EntitlementDelegatesAddition,
  EntitlementDelegatesRemoval,
  EntitlementEffectiveDates,
  EntitlementFulfillment,
  EntitlementFulfillmentStatus,
  EntitlementMarketLocale,
  EntitlementMigration,
  EntitlementMigrationQuery,
  EntitlementProduct,
  EntitlementProductChange,
  EntitlementProductInfo,
  EntitlementQuery,
  EntitlementReassignment,
  EntitlementSetupStatus,
  EntitlementStatus,
  EntitlementStatusChange,
  EntitlementSubscription,
  EntitlementUserReplacement,
  EntitlementUsersAddition,
  EntitlementUsersRemoval,
  FriendlyIdQuery,
  NewEntitlement,
  NewEntitlementDelegate,
  ProvisioningTypeQuery,
  ServiceAreaQuery,
}
export { entitlementTransitions } from './entitlements.transitions.ts'
