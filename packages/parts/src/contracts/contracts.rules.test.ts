import { expect, test } from 'vitest'
import { newestFirst, standingOf, troublesOf } from './contracts.rules.ts'
import type { ContractHistory } from './received.ts'

const history = (label: string, effectiveFrom: string, effectiveTo?: string, facts: Partial<ContractHistory> = {}) =>
  ({ type: 'CONTRACT', status: 'ACTIVE', label, effectiveFrom, effectiveTo, ...facts }) as ContractHistory

const old = history('Old', '2024-01-01', '2024-12-31')

test('contracts are sorted newest first', () => {
  expect(newestFirst([old, history('New', '2025-01-01')]).map(({ label }) => label)).toEqual(['New', 'Old'])
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

test('a contract within a longer one overlaps it and leaves no gap after itself', () => {
  const long = history('Long', '2019-01-01', '2025-06-30')
  const within = history('Within', '2020-01-01', '2020-12-31')
  expect(troublesOf([long, within, history('New', '2025-07-01')])).toEqual([
    { kind: 'overlap', one: 'Long', other: 'Within', from: '2020-01-01', to: '2020-12-31' },
  ])
})

test('the same contract in two languages is no overlap', () => {
  const french = history('Conditions', '2024-01-01', '2024-12-31', { locale: 'fr-CA' })
  expect(troublesOf([history('Terms', '2024-01-01', '2024-12-31', { locale: 'en-CA' }), french])).toEqual([])
  expect(troublesOf([history('Terms', '2024-01-01', undefined, { locale: 'en-CA' }), french])).toHaveLength(1)
})

test.each([
  [{ status: 'SUSPENDED' }, true, 'inForce'],
  [{ status: 'CANCELED' }, false, 'CANCELLED'],
  [{ status: 'CANCELLED' }, undefined, 'CANCELLED'],
  [{ status: 'SUSPENDED' }, false, 'SUSPENDED'],
  [{ effectiveFrom: '2026-03-09' }, false, 'upcoming'],
  [{ effectiveTo: '2026-03-07' }, false, 'ended'],
  [{ effectiveTo: '2026-03-08' }, false, undefined],
  [{}, undefined, undefined],
  [{ status: 'ON_HOLD' }, false, 'ON_HOLD'],
] as const)('the standing of %j, in force: %s, is %s', (facts, isInForce, standing) => {
  const contract = { status: 'ACTIVE', effectiveFrom: '2025-01-01', ...facts }
  expect(standingOf(contract, isInForce, '2026-03-08')).toBe(standing)
})
