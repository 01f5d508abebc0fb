import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as plus from './business-plus.ts'

test.each([
  [
    'Provisioning actions: CREATE_ACCOUNT, MIGRATE_ACCOUNT, CANCEL_ACCOUNT, ACTIVATE_ACCOUNT, ENROLL_AUTHORIZED_USER, CANCEL_AUTHORIZED_USER, REPLACE_AUTHORIZED_USER, CHANGE_OWNER, UPDATE_METADATA, UPDATE_MEMBER_INFO, PRODUCT_CHANGE.',
    plus.BusinessPlusAction,
  ],
  ['Status: ACCOUNT_CANCELED, ACCOUNT_ACTIVE, ACCOUNT_MIGRATED.', plus.BusinessPlusStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/users/{userId}/businessPlusStates'
const calls = [
  [
    '/v1/users/{id}/businessPlusStates: GET, POST; GET /{stateId}; POST /changeWebsiteDomain, /changeUserEmail, /entitlementUpdate (body), /makeLoginLink (no body); PUT /migrate; DELETE /v1/users/{userId}/businessPlusState/{stateId}.',
    {
      listBusinessPlusStates: `GET ${under}`,
      createBusinessPlusState: `POST ${under} (json)`,
      getBusinessPlusState: `GET ${under}/{stateId}`,
      changeBusinessPlusWebsiteDomain: `POST ${under}/changeWebsiteDomain (json)`,
      changeBusinessPlusUserEmail: `POST ${under}/changeUserEmail (json)`,
      updateBusinessPlusEntitlement: `POST ${under}/entitlementUpdate (json)`,
      makeBusinessPlusLoginLink: `POST ${under}/makeLoginLink`,
      migrateBusinessPlusAccount: `PUT ${under}/migrate (json)`,
      deleteBusinessPlusState: 'DELETE /v1/users/{userId}/businessPlusState/{stateId}',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      businessPlusJournal: 'GET /v1/businessPlusStates/journal (query)',
      businessPlusMaxClock: 'GET /v1/businessPlusStates/journal/maxClock',
    },
  ],
] as const

const operations = pick(plus, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['business-plus']))
})
