import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as launches from './launches.ts'

test.each([
  ['Actions: CREATE, DELETE, CHANGE_OWNER, CHANGE_BUSINESS, CHANGE_ENTITLEMENT.', launches.LaunchAction],
  ['Status: CREATED, ACTIVE, DELETED.', launches.LaunchStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/identities/{identityId}/launches'
const calls = [
  [
    'GET, POST /v1/identities/{id}/launches; GET, DELETE /{launchId}; POST /{launchId}/changeOwner (body).',
    {
      listLaunches: `GET ${under}`,
      createLaunch: `POST ${under} (json)`,
      getLaunch: `GET ${under}/{launchId}`,
      deleteLaunch: `DELETE ${under}/{launchId}`,
      changeLaunchOwner: `POST ${under}/{launchId}/changeOwner (json)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      launchJournal: 'GET /v1/launches/journal (query)',
      launchMaxClock: 'GET /v1/launches/journal/maxClock',
    },
  ],
] as const

const operations = pick(launches, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['launches']))
})
