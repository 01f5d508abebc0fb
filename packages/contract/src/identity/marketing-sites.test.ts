import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as sites from './marketing-sites.ts'

const under = '/v1/marketingSites'
const calls = [
  [
    'GET, DELETE /v1/marketingSites/{id}; GET /owner/{id}; POST, PUT /v1/marketingSites; PUT /v1/marketingSites/ownerId (query).',
    {
      getMarketingSite: `GET ${under}/{siteId}`,
      deleteMarketingSite: `DELETE ${under}/{siteId}`,
      getMarketingSiteByOwner: `GET ${under}/owner/{ownerId}`,
      createMarketingSite: `POST ${under} (json)`,
      replaceMarketingSite: `PUT ${under} (json)`,
      changeMarketingSiteOwner: `PUT ${under}/ownerId (query)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      marketingSiteJournal: `GET ${under}/journal (query)`,
      marketingSiteMaxClock: `GET ${under}/journal/maxClock`,
    },
  ],
] as const

const operations = pick(sites, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['marketing-sites']))
})
