import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as factors from './factors.ts'

test.each([
  ['Type: GOOGLE, SMS, EMAIL, ACCOUNT, QUESTION.', factors.FactorType],
  ['Proof type: KNOWLEDGE, POSSESSION, BIOMETRIC, ACCOUNT.', factors.FactorProofType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const all = '/v1/identities/{identityId}/factors'
const one = `${all}/{factorId}`
const calls = [
  [
    'POST, GET /v1/identities/{id}/factors; DELETE /{factorId}.',
    { createFactor: `POST ${all} (json)`, listFactors: `GET ${all}`, deleteFactor: `DELETE ${one}` },
  ],
  [
    'POST /{factorId}/ verify (body), setPrimary, sendCode, validate (body), updateName (body).',
    {
      verifyFactor: `POST ${one}/verify (json)`,
      setPrimaryFactor: `POST ${one}/setPrimary`,
      sendFactorCode: `POST ${one}/sendCode`,
      validateFactor: `POST ${one}/validate (json)`,
      updateFactorName: `POST ${one}/updateName (json)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { factorJournal: 'GET /v1/factors/journal (query)', factorMaxClock: 'GET /v1/factors/journal/maxClock' },
  ],
] as const

const operations = pick(factors, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['factors']))
})
