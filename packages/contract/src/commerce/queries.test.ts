import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as queries from './queries.ts'

const calls = [
  [
    'GET /v1/public/queries/{a}/{b}; GET /v1/queries/{a}/{b}; GET /v1/identities/{id}/queries/{a}/{b} (each with query); GET /v1/groups/{a}/{b}/{c} (query).',
    {
      runPublicQuery: 'GET /v1/public/queries/{a}/{b} (query)',
      runQuery: 'GET /v1/queries/{a}/{b} (query)',
      runIdentityQuery: 'GET /v1/identities/{identityId}/queries/{a}/{b} (query)',
      runGroupQuery: 'GET /v1/groups/{a}/{b}/{c} (query)',
    },
  ],
  [
    'Cache flush: POST .../{a}/{b}/flushMethodDataCache and POST /v1/[public/]queries/flushAllDataCache.',
    {
      flushPublicQueryCache: 'POST /v1/public/queries/{a}/{b}/flushMethodDataCache',
      flushQueryCache: 'POST /v1/queries/{a}/{b}/flushMethodDataCache',
      flushIdentityQueryCache: 'POST /v1/identities/{identityId}/queries/{a}/{b}/flushMethodDataCache',
      flushAllPublicQueryCaches: 'POST /v1/public/queries/flushAllDataCache',
      flushAllQueryCaches: 'POST /v1/queries/flushAllDataCache',
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    { queryJournal: 'GET /v1/queries/journal (query)', queryMaxClock: 'GET /v1/queries/journal/maxClock' },
  ],
] as const

const operations = pick(queries, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['queries']))
})
