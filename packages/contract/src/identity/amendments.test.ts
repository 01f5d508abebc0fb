import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as amendments from './amendments.ts'

const calls = [
  [
    'GET, POST /v1/identities/{id}/amendments; POST /v1/amendments/{id}/changeOwner; DELETE /v1/amendments/{id}.',
    {
      listIdentityAmendments: 'GET /v1/identities/{identityId}/amendments',
      createIdentityAmendment: 'POST /v1/identities/{identityId}/amendments (json)',
      changeIdentityAmendmentOwner: 'POST /v1/amendments/{amendmentId}/changeOwner (json)',
      deleteIdentityAmendment: 'DELETE /v1/amendments/{amendmentId}',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      identityAmendmentJournal: 'GET /v1/amendments/journal (query)',
      identityAmendmentMaxClock: 'GET /v1/amendments/journal/maxClock',
    },
  ],
] as const

const operations = pick(amendments, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['amendments']))
})
