import { expect, test } from 'vitest'
import type { Subscription, SubscriptionDiscount } from '../shared/received.ts'
import { hasInstalments, hasRetries, isEndingFor, isSkipped } from './applied.rules.ts'
import { instalmentProblem, invoicesOf, leftOf, missingOf, overdueOf } from './catch-up.rules.ts'
import { intentKey, settleIntent } from './intent-key.ts'
import { itemsOf, lackingIn, type Product, supplementsFor } from './catalogue.rules.ts'
import { changesBetween } from './changes.rules.ts'
import { dateProblem, dateWarnings } from './dates.rules.ts'
import { discountIn, grantedSince, percentageIn, startOf } from './discount.rules.ts'
import { hasItems } from '../shared/items.rules.ts'
import { groupReasons } from '../shared/group-reasons.ts'

const today = '2026-03-10'
const dates = { startedOn: '2025-09-08', nextBillOn: '2026-04-08', paidToDate: '2026-04-07' }

test('a date that charges twice, leaves days out, is past or far away is warned of', () => {
  const warnings = (date: string) => dateWarnings(dates, 'nextBillOn', date, today)
  expect(warnings('2026-04-07')).toEqual(['paidAgain'])
  expect(warnings('2026-04-09')).toEqual(['gap'])
  expect(warnings('2026-03-09')).toEqual(['past', 'paidAgain'])
  expect(warnings('2028-04-08')).toEqual(['far', 'gap'])
  expect(dateWarnings(dates, 'paidToDate', '2026-05-07', today)).toEqual(['paidAgain'])
  expect(dateWarnings(dates, 'startedOn', '2026-04-08', today)).toEqual(['startAhead', 'startAfterPaid'])
  expect(dateWarnings({ ...dates, paidToDate: undefined }, 'nextBillOn', '2026-05-08', today)).toEqual([])
})

test('a plan lacks what isn’t entered yet, and what can’t be read', () => {
  const entered = { key: '1', dueOn: '2026-03-20', amount: '20.00' }
  expect(missingOf([entered])).toEqual({ dates: 0, amounts: 0 })
  expect(missingOf([entered, { ...entered, dueOn: '' }, { ...entered, dueOn: null, amount: null }])).toEqual({
    dates: 2,
    amounts: 1,
  })
})

test('a date that the platform would refuse, or that changes nothing, can’t be set', () => {
  expect(dateProblem(dates, 'nextBillOn', '2026-04-08')).toBe('same')
  expect(dateProblem(dates, 'paidToDate', '2025-09-07')).toBe('beforeStart')
  expect(dateProblem(dates, 'startedOn', '2026-04-09')).toBe('afterBill')
  expect(dateProblem(dates, 'nextBillOn', '2026-04-20')).toBeUndefined()
})

test('what is overdue and left is added up in decimals, never across currencies', () => {
  const due = (amount: string, currency = 'USD') => ({ due: amount, currency })
  expect(overdueOf([due('0.10'), due('0.20')], 'USD')).toBe('0.30')
  expect(overdueOf([due('0.10'), due('0.20', 'CAD')], 'USD')).toBeUndefined()
  const drafts = [
    { key: '1', dueOn: '2026-03-20', amount: '0.10' },
    { key: '2', dueOn: '2026-03-19', amount: null },
    { key: '3', dueOn: '2026-03-09', amount: '' },
    { key: '4', dueOn: '2026-03-20', amount: '0.25' },
  ]
  expect(leftOf('0.30', drafts)).toBe('-0.05')
  expect(drafts.map((_, index) => instalmentProblem(drafts, index, today))).toEqual([
    undefined,
    'order',
    'day',
    undefined,
  ])
  expect(instalmentProblem([{ key: '1', dueOn: today, amount: '0.00' }], 0, today)).toBe('amount')
})

test('each instalment names the invoice that it begins to pay, or none does', () => {
  const invoices = [
    { id: 'i1', due: '30.00' },
    { id: 'i2', due: '10.00' },
  ]
  expect(invoicesOf(['20.00', '20.00'], [{ id: 'i1', due: '40.00' }])).toEqual(['i1', 'i1'])
  expect(invoicesOf(['20.00', '10.00', '10.00'], invoices)).toEqual(['i1', 'i1', 'i2'])
  expect(invoicesOf(['40.00'], invoices)).toEqual([undefined])
})

test('an agreed schedule is recognized in whatever notation and order the platform has it', () => {
  const one = { dueOn: '2026-03-20', amount: '5' }
  expect(hasInstalments({ catchUp: [{ ...one, amount: '5.00' }] }, [one])).toBe(true)
  expect(hasInstalments({ catchUp: [{ ...one, dueOn: '2026-03-21' }] }, [one])).toBe(false)
  expect(hasInstalments({}, [one])).toBe(false)
  expect(hasRetries({ retryOn: ['b', 'a'] }, ['a', 'b'])).toBe(true)
  expect(hasRetries({}, [])).toBe(true)
})

test('what a colleague did meanwhile isn’t taken for one’s own action', () => {
  const before = { nextBillOn: '2026-04-08', billingPeriod: 'MONTHLY', billCycleDay: 8 } as const
  expect(isSkipped({ ...before, nextBillOn: '2026-05-08' }, before)).toBe(true)
  expect(isSkipped(before, before)).toBe(false)
  expect(isSkipped({ ...before, nextBillOn: '2026-04-20' }, before)).toBeUndefined()
  const unknown = { ...before, billingPeriod: 'PAY_PERIOD' } as const
  expect(isSkipped({ ...unknown, nextBillOn: '2026-05-08' }, unknown)).toBeUndefined()
  const scheduledCancellation = { cancelOn: '2026-05-01', reason: 'DECEASED' } as const
  expect(isEndingFor({ status: 'PENDING_CANCEL', scheduledCancellation }, 'DECEASED')).toBe(true)
  expect(isEndingFor({ status: 'PENDING_CANCEL', scheduledCancellation }, 'MEMBER_REQUESTED_CANCEL')).toBe(false)
  expect(isEndingFor({ status: 'PENDING_CANCEL' }, 'DECEASED')).toBeUndefined()
  expect(isEndingFor({ status: 'ACTIVE' }, 'DECEASED')).toBe(false)
})

test('a new plan is recognized by all its items', () => {
  const items = [{ id: '1', type: 'PRODUCT', productId: 'a', tier: 'A', label: 'A', price: '1.00' }] as const
  expect(hasItems({ items: [...items] }, [{ type: 'PRODUCT', productId: 'a', tier: 'A' }])).toBe(true)
  expect(hasItems({ items: [...items] }, [{ type: 'PRODUCT', productId: 'a', tier: 'B' }])).toBe(false)
  expect(hasItems({ items: [...items] }, [])).toBe(false)
  const untold = [{ ...items[0], tier: undefined }]
  expect(hasItems({ items: untold }, [{ type: 'PRODUCT', productId: 'a', tier: 'B' }])).toBeUndefined()
  expect(hasItems({ items: untold }, [{ type: 'PRODUCT', productId: 'b', tier: 'B' }])).toBe(false)
})

test('supplements belong to a level, and some need others', () => {
  const product = {
    id: 'p',
    productTiers: [
      { id: 't1', name: 'One' },
      { id: 't2', name: 'Two' },
    ],
    supplements: [
      { id: 's1', name: 'First' },
      { id: 's2', name: 'Second', tierIds: ['t2'], requires: ['s1'] },
    ],
  } as unknown as Product
  const chosen = { productId: 'p', tierId: 't2', supplementIds: ['s2'] }
  expect(supplementsFor(product, { ...chosen, tierId: 't1' }).map(({ id }) => id)).toEqual(['s1'])
  expect(lackingIn(product, chosen)).toEqual({ name: 'Second', needs: 'First' })
  expect(itemsOf(product, { ...chosen, supplementIds: ['s1'] })).toEqual([
    { type: 'PRODUCT', productId: 'p', tier: 'Two' },
    { type: 'SUPPLEMENT', productId: 's1' },
  ])
  expect(itemsOf(product, { supplementIds: [] })).toBeUndefined()
})

test('a discount is an amount or a percentage, and one granted before isn’t taken for a new one', () => {
  expect(['12,5', '100 %', '0', '101', 'x'].map(percentageIn)).toEqual(['12.5', '100', undefined, undefined, undefined])
  const draft = { ...startOf(today), label: ' Wait ', amount: '2.50' }
  const body = discountIn(draft, 'USD')!
  expect(body).toEqual({ currency: 'USD', label: 'Wait', amount: '2.50', startsOn: today })
  expect(discountIn({ ...draft, amount: '0.00' }, 'USD')).toBeUndefined()
  const records = ['d1', 'd2', 'd3'].map((id) => ({ ...body, id, amount: '2.5' })) as unknown as SubscriptionDiscount[]
  expect(grantedSince(records, [{ id: 'd1' }], body).map(({ id }) => id)).toEqual(['d2', 'd3'])
})

test('groups end subscriptions for four reasons', () => {
  expect(groupReasons).toEqual(['NO_LONGER_EMPLOYED', 'LEAVE_OF_ABSENCE', 'MEMBER_REQUESTED_CANCEL', 'DECEASED'])
})

test('changes list only what matters to somebody about to act', () => {
  const one = { items: [], label: 'Legal', status: 'ACTIVE', version: '1' } as unknown as Subscription
  const after = { ...one, status: 'CANCELLED', version: '2', cancelledOn: today } as Subscription
  expect(changesBetween(one, after)).toEqual([
    { fact: 'status', before: 'ACTIVE', after: 'CANCELLED' },
    { fact: 'ends', before: undefined, after: today },
  ])
})

test('what is created keeps its key until its outcome is known or it is something else', () => {
  const one = { items: ['a'], startedOn: today }
  const key = intentKey('id-1', one)
  expect(intentKey('id-1', { ...one })).toBe(key)
  expect(intentKey('id-2', one)).not.toBe(key)
  const other = intentKey('id-1', { ...one, items: ['b'] })
  expect(other).not.toBe(key)
  settleIntent('id-1')
  expect(intentKey('id-1', { ...one, items: ['b'] })).not.toBe(other)
})
