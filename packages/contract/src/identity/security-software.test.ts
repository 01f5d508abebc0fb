import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as software from './security-software.ts'

test.each([
  [
    'Actions: CREATE, ACTIVATE, CHANGE, MARK_LICENSE_KEY_ACTIVE, PRODUCT_CHANGE, CHANGE_OWNER, DELETE.',
    software.SecuritySoftwareAction,
  ],
  ['Status: ACTIVE, INACTIVE, DELETED.', software.SecuritySoftwareStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/users/{userId}/TrendMicroStates'
const calls = [
  [
    '/v1/users/{id}/TrendMicroStates: list, create, get, delete; GET makeLoginLink; POST entitlementUpdate, resetTrendMicroUser; POST /v1/TrendMicroStates/markLicenseKeyActive.',
    {
      listSecuritySoftwareStates: `GET ${under}`,
      createSecuritySoftwareState: `POST ${under} (json)`,
      getSecuritySoftwareState: `GET ${under}/{stateId}`,
      deleteSecuritySoftwareState: `DELETE ${under}/{stateId}`,
      makeSecuritySoftwareLoginLink: `GET ${under}/{stateId}/makeLoginLink`,
      updateSecuritySoftwareEntitlement: `POST ${under}/{stateId}/entitlementUpdate (json)`,
      resetSecuritySoftwareUser: `POST ${under}/{stateId}/resetTrendMicroUser`,
      markLicenseKeyActive: 'POST /v1/TrendMicroStates/markLicenseKeyActive (json)',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      securitySoftwareJournal: 'GET /v1/TrendMicroStates/journal (query)',
      securitySoftwareMaxClock: 'GET /v1/TrendMicroStates/journal/maxClock',
    },
  ],
] as const

const operations = pick(software, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['security-software']))
})
