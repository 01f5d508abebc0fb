import { expect, test } from 'vitest'
import { planOf, subscriptionOf } from '../testing/plan.ts'
import { mismatchOf } from './billing.rules.ts'

test.each([
  ['ACTIVE', 'ACTIVE', undefined],
  ['ACTIVE', 'CANCELLED', 'coveredNotBilled'],
  ['ACTIVE', 'SUSPENDED', 'coveredNotBilled'],
  ['ACTIVE', 'PENDING_CANCEL', undefined],
  ['SUSPENDED', 'ACTIVE', 'billedNotCovered'],
  ['CANCELLED', 'ACTIVE', 'billedNotCovered'],
  ['CANCELED', 'CANCELED', undefined],
  ['SUSPENDED', 'SUSPENDED', undefined],
  ['FROZEN', 'ACTIVE', undefined],
  ['ACTIVE', 'FROZEN', undefined],
])('a plan that is %s with a subscription that is %s: %s', (status, billed, expected) => {
  expect(mismatchOf(planOf({ status }), [subscriptionOf({ status: billed })])).toBe(expected)
})

test('unknown billing, a plan without a subscription, and another person’s plan have no mismatch', () => {
  expect(mismatchOf(planOf({ status: 'SUSPENDED' }), undefined)).toBeUndefined()
  expect(mismatchOf(planOf({ subscriptionId: undefined }), [])).toBeUndefined()
  expect(mismatchOf(planOf(), [subscriptionOf({ identityId: 'hugo', status: 'CANCELLED' })])).toBeUndefined()
})

test('a subscription that the owner does not have is notFound', () => {
  expect(mismatchOf(planOf({ subscriptionId: 'sub-9' }), [subscriptionOf()])).toBe('notFound')
})

test('a subscription that no longer bills the plan has no mismatch', () => {
  expect(mismatchOf(planOf({ status: 'CANCELLED' }), [subscriptionOf({ items: [] })])).toBeUndefined()
})
