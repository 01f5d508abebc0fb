import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { CoBrandPartner } from '../shared/co-brand.ts'
import { OwnerKind } from '../shared/owner.ts'
import { PermissionType } from '../shared/people.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as entitlements from './entitlements.ts'

test.each([
  ['Status: ACTIVE, CANCELLED, SUSPENDED.', entitlements.EntitlementStatus],
  [
    'Relation or permission type: PRIMARY, SPOUSE, DEPENDENT, NORMAL_USER, OWNER, CO_OWNER, SECONDARY, TERTIARY, ELDER, SUB_ACCOUNT.',
    PermissionType,
  ],
  [
    'Fulfillment status: Fulfilled, NotFulfilled, PendingChange, PendingCreate.',
    entitlements.EntitlementFulfillmentStatus,
  ],
  ['Setup status: SETUP, NOT_SETUP.', entitlements.EntitlementSetupStatus],
  ['Provisioning type: IMMEDIATE, ON_FIRST_USE.', ProvisioningType],
  ['Co-brand partners: PRIMERICA, SOFI, NEWITY.', CoBrandPartner],
  [
    'Journal actions: STATUS_UPDATE, CREATED, PRODUCT_CHANGE, FULFILLMENT_CHANGE, DELEGATE_CHANGE, SERVICE_AREA_CHANGE, REPLACED, EFFECTIVE_DATE_CHANGE, OWNER_CHANGE, SETUP_CHANGE, MIGRATION_UPDATE, DELEGATE_REPLACE, CONTRACT_CHANGE, PROVISIONING_TYPE_CHANGE, DELETED, PRODUCT_INFO_CHANGE, SUBSCRIPTION_ID_CHANGE, MARKET_LOCALE_CHANGE, REASSIGN_OWNER.',
    entitlements.EntitlementAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/{owners}/{ownerId}/entitlements'
const one = `${under}/{entitlementId}`
const calls = [
  [
    'GET list (query); POST create; GET, PUT, DELETE on /{entitlementId}.',
    {
      listEntitlements: `GET ${under} (query)`,
      createEntitlement: `POST ${under} (json)`,
      getEntitlement: `GET ${one}`,
      updateEntitlement: `PUT ${one} (json)`,
      deleteEntitlement: `DELETE ${one}`,
    },
  ],
  [
    'POST with body: /changeProduct, /products/changeProductInfo, /activate, /suspend, /cancel, /addDelegates, /addAuthorizedUsers, /removeDelegates, /removeAuthorizedUsers, /replaceDelegate, /replaceAuthorizedUser, /fulfill, /addContracts, /changeEffectiveDates, /reassignOwner, /updateMarketLocale.',
    {
      changeEntitlementProduct: `POST ${one}/changeProduct (json)`,
      changeEntitlementProductInfo: `POST ${one}/products/changeProductInfo (json)`,
      activateEntitlement: `POST ${one}/activate (json)`,
      suspendEntitlement: `POST ${one}/suspend (json)`,
      cancelEntitlement: `POST ${one}/cancel (json)`,
      addEntitlementDelegates: `POST ${one}/addDelegates (json)`,
      addEntitlementAuthorizedUsers: `POST ${one}/addAuthorizedUsers (json)`,
      removeEntitlementDelegates: `POST ${one}/removeDelegates (json)`,
      removeEntitlementAuthorizedUsers: `POST ${one}/removeAuthorizedUsers (json)`,
      replaceEntitlementDelegate: `POST ${one}/replaceDelegate (json)`,
      replaceEntitlementAuthorizedUser: `POST ${one}/replaceAuthorizedUser (json)`,
      fulfillEntitlement: `POST ${one}/fulfill (json)`,
      addEntitlementContracts: `POST ${one}/addContracts (json)`,
      changeEntitlementEffectiveDates: `POST ${one}/changeEffectiveDates (json)`,
      reassignEntitlementOwner: `POST ${one}/reassignOwner (json)`,
      updateEntitlementMarketLocale: `POST ${one}/updateMarketLocale (json)`,
    },
  ],
  [
    'POST with query: /changeServiceArea, /changeOwner, /updateProvisioningType, /updateFriendlyId. POST /fulfillment/setup (none).',
    {
      changeEntitlementServiceArea: `POST ${one}/changeServiceArea (query)`,
      changeEntitlementOwner: `POST ${one}/changeOwner (query)`,
      updateEntitlementProvisioningType: `POST ${one}/updateProvisioningType (query)`,
      updateEntitlementFriendlyId: `POST ${one}/updateFriendlyId (query)`,
      setUpEntitlementFulfillment: `POST ${one}/fulfillment/setup`,
    },
  ],
  [
    'POST /v1/entitlements/{id}/updateSubscriptionId (body).',
    { updateEntitlementSubscriptionId: 'POST /v1/entitlements/{entitlementId}/updateSubscriptionId (json)' },
  ],
  [
    'POST migrate on /v1/entitlements/migrate, /v1/identities/{id}/entitlements/migrate and /v1/users/{id}/entitlements/migrate, each with body and query.',
    {
      migrateEntitlement: 'POST /v1/entitlements/migrate (query) (json)',
      migrateOwnerEntitlement: `POST ${under}/migrate (query) (json)`,
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      entitlementJournal: 'GET /v1/entitlements/journal (query)',
      entitlementMaxClock: 'GET /v1/entitlements/journal/maxClock',
    },
  ],
] as const

const operations = pick(entitlements, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['entitlements']))
})

test('under both /v1/identities/{id}/entitlements and /v1/users/{id}/entitlements', () => {
  const doubled = Object.values(operations).filter(({ path }) => path.includes('{owners}'))
  expect(doubled).toHaveLength(27)
  for (const { params } of doubled) expect(params).toEqual({ owners: OwnerKind })
})

test('Machine-credential only: update provisioning type, fulfillment setup, migrate, update friendly id, update market locale (entitlements)', () => {
  const reserved = Object.entries(operations).filter(([, { access }]) => access === 'machine')
  expect(reserved.map(([name]) => name).toSorted()).toEqual([
    'migrateEntitlement',
    'migrateOwnerEntitlement',
    'setUpEntitlementFulfillment',
    'updateEntitlementFriendlyId',
    'updateEntitlementMarketLocale',
    'updateEntitlementProvisioningType',
  ])
})
