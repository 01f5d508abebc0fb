import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as emails from './email-verification.ts'

const calls = [
  ['GET /v1/validation/verifyEmail (query).', { verifyEmail: 'GET /v1/validation/verifyEmail (query)' }],
  [
    'POST /v1/validation/bulkVerifyEmail (query and JSON).',
    { bulkVerifyEmail: 'POST /v1/validation/bulkVerifyEmail (query) (json)' },
  ],
  [
    'Most services also offer a change-journal query (GET, with a query) and a maximum-clock query (GET).',
    {
      emailVerificationJournal: 'GET /v1/validation/journal (query)',
      emailVerificationMaxClock: 'GET /v1/validation/journal/maxClock',
    },
  ],
] as const

const operations = pick(emails, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['email-verification']))
})
