import { expect, test } from 'vitest'
import { type ContractDraft, emptyDraft, newContractOf, newStatuses, recordedAs } from './contract-draft.rules.ts'

const draft: ContractDraft = {
  ...emptyDraft,
  type: 'AMENDMENT',
  label: ' Texas amendment ',
  contractId: ' contract-texas ',
  effectiveFrom: '2026-04-01',
}

test('only what was entered is sent, without spaces around it', () => {
  expect(newContractOf(draft)).toEqual({
    type: 'AMENDMENT',
    status: 'ACTIVE',
    label: 'Texas amendment',
    contractId: 'contract-texas',
    effectiveFrom: '2026-04-01',
  })
  expect(newContractOf({ ...draft, region: 'TX', effectiveTo: '2026-04-01', contractVersion: '2' })).toMatchObject({
    region: 'TX',
    effectiveTo: '2026-04-01',
    contractVersion: '2',
  })
})

test.each([{ type: '' }, { label: ' ' }, { contractId: '' }, { effectiveFrom: null }, { effectiveTo: '2026-03-31' }])(
  'nothing is sent with %j',
  (facts) => {
    expect(newContractOf({ ...draft, ...facts })).toBeUndefined()
  },
)

test('each status is offered in one spelling', () => {
  expect(newStatuses).toEqual(['ACTIVE', 'SUSPENDED', 'CANCELLED'])
})

test('a contract is recorded once from a day on', () => {
  const recorded = [{ contractId: 'contract-texas', effectiveFrom: '2026-04-01' }]
  expect(recordedAs(recorded, draft)).toBe(recorded[0])
  expect(recordedAs(recorded, { ...draft, effectiveFrom: '2026-04-02' })).toBeUndefined()
})
