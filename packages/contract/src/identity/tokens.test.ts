import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as tokens from './tokens.ts'

const calls = [
  [
    'Token service: POST /v1/jwts (create), POST /v1/jwts/verify, GET /v1/keys/{id}.',
    {
      createJwt: 'POST /v1/jwts (json)',
      verifyJwt: 'POST /v1/jwts/verify (json)',
      getTokenKey: 'GET /v1/keys/{keyId}',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { tokenJournal: 'GET /v1/jwts/journal (query)', tokenMaxClock: 'GET /v1/jwts/journal/maxClock' },
  ],
] as const

const operations = pick(tokens, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['tokens']))
})

test('only machines create tokens', () => {
  expect(tokens.createJwt).toMatchObject({ access: 'machine', assumes: ['access'] })
})
