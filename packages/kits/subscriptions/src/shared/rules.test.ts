import { expect, test } from 'vitest'
import { isMethodRemoved } from './applied.rules.ts'
import { expectedBills, nextCycleDay } from './billing.rules.ts'
import { mismatchOf } from './coverage.rules.ts'
import type { Entitlement, Subscription } from './received.ts'
import { lastDayOf, standingOf } from './standing.rules.ts'
import { subscriptionActions } from './subscription-actions.ts'
import { isBilledElsewhere } from './vendor.rules.ts'

const bills = (facts: Partial<Subscription>, count?: number) =>
  expectedBills({ billingPeriod: 'MONTHLY', nextBillOn: '2026-01-31', ...facts }, count)

test('a bill on day 31 comes on the last day of shorter months, and on day 31 again after them', () => {
  expect(bills({ billCycleDay: 31 }, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  expect(bills({ billCycleDay: 30, nextBillOn: '2027-12-30' })).toEqual(['2027-12-30', '2028-01-30', '2028-02-29'])
})

test('each period has its own distance; of an employer’s pay period only the next bill is known', () => {
  expect(bills({ billingPeriod: 'QUARTERLY', billCycleDay: 31 })).toEqual(['2026-01-31', '2026-04-30', '2026-07-31'])
  expect(bills({ billingPeriod: 'BIANNUAL' })).toEqual(['2026-01-31', '2026-07-31', '2027-01-31'])
  expect(bills({ billingPeriod: 'WEEKLY' })).toEqual(['2026-01-31', '2026-02-07', '2026-02-14'])
  expect(bills({ billingPeriod: 'ANNUAL', nextBillOn: '2028-02-29' })).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
  ])
  expect(bills({ billingPeriod: 'PAY_PERIOD' })).toEqual(['2026-01-31'])
  expect(bills({ billingPeriod: 'FORTNIGHTLY' })).toEqual(['2026-01-31'])
  expect(bills({ nextBillOn: undefined })).toEqual([])
})

test('a new billing day is the next such day after today', () => {
  expect(nextCycleDay('2026-03-10', 11)).toBe('2026-03-11')
  expect(nextCycleDay('2026-03-10', 10)).toBe('2026-04-10')
  expect(nextCycleDay('2026-01-31', 31)).toBe('2026-02-28')
})

const scheduledCancellation = { reason: 'MEMBER_REQUESTED_CANCEL', cancelOn: '2026-03-01' }
const one = { id: 'sub-1', status: 'ACTIVE' } as Subscription

test('a scheduled cancellation is told from one that is pending; the last day is the one before it takes effect', () => {
  expect(standingOf(one)).toBe('renewing')
  expect(standingOf({ ...one, scheduledCancellation })).toBe('scheduled')
  expect(standingOf({ ...one, status: 'PENDING_CANCEL', scheduledCancellation })).toBe('ending')
  expect(standingOf({ ...one, status: 'CANCELED' })).toBe('cancelled')
  expect(standingOf({ ...one, status: 'PAUSED' })).toBe('PAUSED')
  expect(lastDayOf({ ...one, scheduledCancellation })).toBe('2026-02-28')
  expect(lastDayOf({ ...one, status: 'PENDING_CANCEL', paidToDate: '2026-04-07' })).toBe('2026-04-07')
  expect(lastDayOf({ ...one, status: 'CANCELLED', scheduledCancellation })).toBeUndefined()
})

test('coverage that differs from billing is named, and nothing is claimed while it isn’t known', () => {
  const covered = (status: string) => [{ subscriptionId: 'sub-1', status }] as Entitlement[]
  const cancelled = { ...one, status: 'CANCELLED' }
  expect(mismatchOf(cancelled, covered('ACTIVE'))).toBe('stillCovered')
  expect(mismatchOf(cancelled, covered('CANCELLED'))).toBeUndefined()
  expect(mismatchOf(one, covered('SUSPENDED'))).toBe('notCovered')
  expect(mismatchOf(one, [...covered('SUSPENDED'), ...covered('ACTIVE')])).toBeUndefined()
  expect(mismatchOf(one, covered('FROZEN'))).toBeUndefined()
  expect(mismatchOf(one, [])).toBeUndefined()
  expect(mismatchOf(cancelled, undefined)).toBeUndefined()
})

test('a removed payment method is told from one that somebody else replaced', () => {
  const removed = (paymentMethodId?: string) =>
    isMethodRemoved({ paymentMethodId }, one, { body: { paymentMethodId: 'pm-1' } })
  expect([removed(), removed('pm-1'), removed('pm-2')]).toEqual([true, false, undefined])
})

test('dates of what another system bills are changed there', () => {
  const { updateNextBillOn, updatePaidToDate, updateStartedOn } = subscriptionActions.rows
  for (const { unavailableReason } of [updateNextBillOn, updatePaidToDate, updateStartedOn]) {
    const why = (vendor: string) => unavailableReason?.({ vendor } as Subscription, { realm: 'Internal' })
    expect(why('PAYPAL')).toBe('billedElsewhere')
    expect(why('ATLAS')).toBeUndefined()
  }
})

test('an unknown vendor is taken for one that bills elsewhere', () => {
  expect(['ATLAS', 'ISERIES', 'PAYPAL', 'STRIPE'].map(isBilledElsewhere)).toEqual([false, true, true, true])
})
