import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as histories from './contract-histories.ts'

test('Contract type: CONTRACT, AMENDMENT, SUPPLEMENT.', () => {
  expect(histories.ContractType.options).toEqual(valuesIn('Contract type: CONTRACT, AMENDMENT, SUPPLEMENT.'))
})

test('Status: ACTIVE, SUSPENDED, CANCELLED (also spelled CANCELED in one listing).', () => {
  expect(histories.ContractHistoryStatus.options).toEqual(['ACTIVE', 'SUSPENDED', 'CANCELLED', 'CANCELED'])
})

const under = 'identities/{identityId}/entitlements/{entitlementId}/histories'
const calls = [
  [
    'GET, POST, DELETE /v1/identities/{id}/entitlements/{entitlementId}/histories',
    {
      listContractHistories: `GET /v1/${under}`,
      createContractHistory: `POST /v1/${under} (json)`,
      deleteContractHistories: `DELETE /v1/${under}`,
    },
  ],
  [
    'GET currentlyActive; DELETE one history; POST changeIdentity (query)',
    {
      listActiveContractHistories: `GET /v1/${under}/currentlyActive`,
      deleteContractHistory: `DELETE /v1/${under}/{historyId}`,
      changeContractHistoryIdentity: `POST /v1/${under}/changeIdentity (query)`,
    },
  ],
  [
    'POST migrate (v1 and v2)',
    {
      migrateContractHistories: `POST /v2/${under}/migrate (json)`,
      migrateContractHistoriesV1: `POST /v1/${under}/migrate (json)`,
    },
  ],
  [
    'journal and max clock.',
    {
      contractHistoryJournal: 'GET /v1/entitlements/histories/journal (query)',
      contractHistoryMaxClock: 'GET /v1/entitlements/histories/journal/maxClock',
    },
  ],
] as const

const operations = pick(histories, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['contract-histories']))
})
