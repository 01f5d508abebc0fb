import { expect, test } from 'vitest'
import type { ContractHistory } from '../shared/received.ts'
import { inTime, troublesOf } from './contract-history.rules.ts'

const history = (label: string, effectiveFrom: string, effectiveTo?: string, facts: Partial<ContractHistory> = {}) =>
  ({ type: 'CONTRACT', status: 'ACTIVE', label, effectiveFrom, effectiveTo, ...facts }) as ContractHistory

const old = history('Old', '2024-01-01', '2024-12-31')

test('contracts are sorted newest first', () => {
  expect(inTime([old, history('New', '2025-01-01')]).map(({ label }) => label)).toEqual(['New', 'Old'])
})

test('consecutive contracts have no gap or overlap, even across a new year', () => {
  expect(troublesOf([history('New', '2025-01-01'), old])).toEqual([])
})

test('days without a contract are a gap', () => {
  expect(troublesOf([old, history('New', '2025-01-03')])).toEqual([
    { kind: 'gap', from: '2025-01-01', to: '2025-01-02' },
  ])
})

test('days with two contracts are an overlap, until the first one ends', () => {
  expect(troublesOf([old, history('New', '2024-12-31')])).toEqual([
    { kind: 'overlap', one: 'Old', other: 'New', from: '2024-12-31', to: '2024-12-31' },
  ])
  expect(troublesOf([history('Open', '2024-01-01'), history('New', '2025-01-01')])).toEqual([
    { kind: 'overlap', one: 'Open', other: 'New', from: '2025-01-01', to: undefined },
  ])
})

test('amendments and contracts with an unknown end cause no gap or overlap', () => {
  expect(troublesOf([old, history('Beside', '2024-06-01', undefined, { type: 'AMENDMENT' })])).toEqual([])
  expect(
    troublesOf([history('Gone', '2023-01-01', undefined, { status: 'CANCELED' }), history('New', '2025-01-01')]),
  ).toEqual([])
})
