import { expect, test } from 'vitest'
import type { ContractHistory } from '../shared/received.ts'
import { inTime, troublesOf } from './contract-history.rules.ts'

const history = (label: string, effectiveFrom: string, effectiveTo?: string, facts: Partial<ContractHistory> = {}) =>
  ({ type: 'CONTRACT', status: 'ACTIVE', label, effectiveFrom, effectiveTo, ...facts }) as ContractHistory

const old = history('Old', '2024-01-01', '2024-12-31')

test('the newest comes first', () => {
  expect(inTime([old, history('New', '2025-01-01')]).map(({ label }) => label)).toEqual(['New', 'Old'])
})

test('contracts that follow each other, over a new year, are no trouble', () => {
  expect(troublesOf([history('New', '2025-01-01'), old])).toEqual([])
})

test('days without a contract are a gap', () => {
  expect(troublesOf([old, history('New', '2025-01-03')])).toEqual([
    { kind: 'gap', from: '2025-01-01', to: '2025-01-02' },
  ])
})

test('days with two contracts are an overlap, until the first of them ends', () => {
  expect(troublesOf([old, history('New', '2024-12-31')])).toEqual([
    { kind: 'overlap', one: 'Old', other: 'New', from: '2024-12-31', to: '2024-12-31' },
  ])
  expect(troublesOf([history('Open', '2024-01-01'), history('New', '2025-01-01')])).toEqual([
    { kind: 'overlap', one: 'Open', other: 'New', from: '2025-01-01', to: undefined },
  ])
})

test('nothing is claimed of what stands beside a contract, or ended nobody knows when', () => {
  expect(troublesOf([old, history('Beside', '2024-06-01', undefined, { type: 'AMENDMENT' })])).toEqual([])
  expect(
    troublesOf([history('Gone', '2023-01-01', undefined, { status: 'CANCELED' }), history('New', '2025-01-01')]),
  ).toEqual([])
})
