import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as protection from './business-identity-protection.ts'

const under = '/v1/users/{userId}/IDShieldBusinessStates'
const calls = [
  [
    '/v1/users/{id}/IDShieldBusinessStates: GET, POST; GET, PUT, DELETE /{stateId}; POST /{stateId}/getLogin; GET /v1/health.',
    {
      listBusinessIdentityProtectionStates: `GET ${under}`,
      createBusinessIdentityProtectionState: `POST ${under} (json)`,
      getBusinessIdentityProtectionState: `GET ${under}/{stateId}`,
      replaceBusinessIdentityProtectionState: `PUT ${under}/{stateId} (json)`,
      deleteBusinessIdentityProtectionState: `DELETE ${under}/{stateId}`,
      getBusinessIdentityProtectionLogin: `POST ${under}/{stateId}/getLogin`,
      getBusinessIdentityProtectionHealth: 'GET /v1/health',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      businessIdentityProtectionJournal: 'GET /v1/IDShieldBusinessStates/journal (query)',
      businessIdentityProtectionMaxClock: 'GET /v1/IDShieldBusinessStates/journal/maxClock',
    },
  ],
] as const

const operations = pick(protection, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(
    new Set(['business-identity-protection']),
  )
})
