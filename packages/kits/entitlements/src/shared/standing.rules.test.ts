import { EntitlementFulfillmentStatus } from '@memberkit/contract/commerce/entitlements'
import { describe, expect, test } from 'vitest'
import { planOf } from '../testing/plan.ts'
import { groupOf, inOrder, isUsableOnceBegun, standingOf } from './standing.rules.ts'

const today = '2026-03-10'
const standing = (facts: Parameters<typeof planOf>[0]) => standingOf(planOf(facts), today)

describe('the standing of a plan', () => {
  test.each([
    [{}, 'ready'],
    [{ fulfillmentStatus: 'PendingChange' }, 'changing'],
    [{ fulfillmentStatus: 'PendingCreate' }, 'preparing'],
    [{ fulfillmentStatus: 'NotFulfilled' }, 'notProvided'],
    [{ setupStatus: 'NOT_SETUP', fulfillmentStatus: 'NotFulfilled' }, 'needsSetup'],
    [{ status: 'SUSPENDED', setupStatus: 'NOT_SETUP' }, 'suspended'],
    [{ status: 'CANCELLED' }, 'ended'],
    [{ status: 'CANCELED' }, 'ended'],
    [{ effectiveFrom: '2026-03-11' }, 'upcoming'],
    [{ effectiveFrom: today, effectiveTo: today }, 'ready'],
    [{ effectiveTo: '2026-03-09' }, 'ended'],
  ])('%j is %s', (facts, expected) => {
    expect(standing(facts)).toBe(expected)
  })

  test('every fulfillment status of the specification has a standing', () => {
    for (const fulfillmentStatus of EntitlementFulfillmentStatus.options)
      expect(standing({ fulfillmentStatus })).not.toBe(fulfillmentStatus)
  })

  test.each([
    { status: 'FROZEN' },
    { fulfillmentStatus: 'Retrying' },
    { setupStatus: 'HALF_SETUP' },
    { fulfillmentStatus: 'constructor' },
  ])('%j, an unknown value, is its own standing and not usable', (facts) => {
    expect(standing(facts)).toBe(Object.values(facts)[0])
    expect(groupOf(standing(facts))).toBe('unclear')
  })
})

test.each([
  [{}, true],
  [{ fulfillmentStatus: 'PendingChange' }, true],
  [{ fulfillmentStatus: 'PendingCreate' }, false],
  [{ fulfillmentStatus: 'NotFulfilled' }, false],
  [{ setupStatus: 'NOT_SETUP' }, false],
  [{ setupStatus: 'HALF_SETUP' }, false],
] as const)('a plan to come, %j, is known to be usable from its first day: %s', (facts, expected) => {
  expect(isUsableOnceBegun(planOf({ effectiveFrom: '2026-04-01', ...facts }))).toBe(expected)
})

test('usable plans come first, then those that need attention, newest first within each; ended ones last', () => {
  const rows = [
    { id: 'ended', standing: 'ended', entitlement: planOf() },
    { id: 'old', standing: 'ready', entitlement: planOf({ effectiveFrom: '2024-01-01' }) },
    { id: 'new', standing: 'ready', entitlement: planOf({ effectiveFrom: '2025-01-01' }) },
    { id: 'preparing', standing: 'preparing', entitlement: planOf() },
    { id: 'suspended', standing: 'suspended', entitlement: planOf() },
    { id: 'unclear', standing: 'FROZEN', entitlement: planOf() },
  ]
  expect(inOrder(rows).map(({ id }) => id)).toEqual(['new', 'old', 'unclear', 'suspended', 'preparing', 'ended'])
})
