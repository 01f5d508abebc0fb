import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as taxes from './taxes.ts'

test('Tax country codes: USA, CAN.', () => {
  expect(taxes.TaxCountry.options).toEqual(valuesIn('Tax country codes: USA, CAN.'))
})

const calls = [
  [
    'GET and POST /v1/taxes; GET and POST /v1/identities/{id}/taxes;',
    {
      listTaxes: 'GET /v1/taxes',
      createTax: 'POST /v1/taxes (json)',
      listIdentityTaxes: 'GET /v1/identities/{identityId}/taxes',
      createIdentityTax: 'POST /v1/identities/{identityId}/taxes (json)',
    },
  ],
  [
    'GET /v1/taxes/area and /v1/identities/{id}/taxes/area (query).',
    {
      findTaxArea: 'GET /v1/taxes/area (query)',
      findIdentityTaxArea: 'GET /v1/identities/{identityId}/taxes/area (query)',
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    { taxJournal: 'GET /v1/taxes/journal (query)', taxMaxClock: 'GET /v1/taxes/journal/maxClock' },
  ],
] as const

const operations = pick(taxes, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['taxes']))
})
