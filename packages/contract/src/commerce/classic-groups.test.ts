import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as groups from './classic-groups.ts'

const group = '/v1/classic/groups/{groupId}'
const calls = [
  [
    'Groups: GET group; POST updateDivertBillingInvoice; GET commissionData (by associate or whole); GET situsStateContracts (query).',
    {
      getClassicGroup: `GET ${group}`,
      updateDivertBillingInvoice: `POST ${group}/updateDivertBillingInvoice (json)`,
      getClassicCommissionData: `GET ${group}/commissionData`,
      getClassicCommissionDataOfAssociate: `GET ${group}/commissionData/{associateId}`,
      listSitusStateContracts: 'GET /v1/classic/groups/situsStateContracts (query)',
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      classicGroupJournal: 'GET /v1/classic/groups/journal (query)',
      classicGroupMaxClock: 'GET /v1/classic/groups/journal/maxClock',
    },
  ],
] as const

const operations = pick(groups, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['classic-groups']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})
