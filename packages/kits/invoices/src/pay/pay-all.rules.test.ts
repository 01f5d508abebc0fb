import type { ActionState } from '@memberkit/foundation/action'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '../shared/received.ts'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { inPayOrder, isOneCurrency, resultAfter, statesOf, sumsOf, totalDue, verdictOf } from './pay-all.rules.ts'

const charged = (status: string, id = 'tx-1') =>
  itemOf({
    type: 'TRANSACTION',
    transaction: { id, status, type: 'SALE', at: '2026-03-10T12:00:00Z', paymentMethodId: 'pm-1' },
  })
const madeOn = (before: Invoice) => ({ before, paymentMethodId: 'pm-1', amount: '49.90' })
const done = (status: string): ActionState<Invoice> => ({
  phase: 'done',
  data: invoiceOf({ items: [charged(status)], status: status === 'APPROVED' ? 'PAID' : 'ACTIVE' }),
})
const refused = (reason: 'denied' | 'gone' | 'signedOut' | 'conflict' | 'rateLimited' | 'invalid' | 'busy' | 'other') =>
  ({ phase: 'refused', status: 400, at: 0, reference: '', reason }) as const
const failed = { phase: 'failed', isOffline: false, isVerified: true, reference: '' } as const

describe('a payment', () => {
  test.each([
    ['approved', done('APPROVED'), 'paid', undefined],
    ['declined', done('DECLINED'), 'declined', undefined],
    ['permanently declined', done('HARD_DECLINED'), 'hardDeclined', 'hardDeclined'],
    ['not answered by the bank', done('TIMEDOUT'), 'unknown', 'unknown'],
    ['under way', done('CREATED'), 'processing', undefined],
    ['whose answer is lost', { phase: 'unknown', isChecking: false }, 'unknown', 'unknown'],
    ['still pending', { phase: 'pending' }, 'unknown', 'unknown'],
    ['of an older version', { phase: 'conflict', reference: '' }, 'changed', undefined],
    ['of a paid invoice', refused('conflict'), 'changed', undefined],
    ['of a missing invoice', refused('gone'), 'changed', undefined],
    ['rate limited', refused('rateLimited'), 'failed', 'cooldown'],
    ['not permitted', refused('denied'), 'failed', 'refused'],
    ['under way elsewhere', refused('busy'), 'unknown', 'busy'],
    ['of someone offline', { ...failed, isOffline: true, isUnsent: true, isVerified: false }, 'failed', 'offline'],
    ['that couldn’t be sent', { ...failed, isUnsent: true, isVerified: false }, 'failed', 'failed'],
    ['not found, and possibly still pending', failed, 'unknown', 'unknown'],
  ] as const)(
    '%s: has a result, and stops the run where continuing could cost money',
    (_, ended, result, stopReason) => {
      expect(verdictOf(madeOn(invoiceOf()), ended)).toEqual(stopReason ? { result, stopReason } : { result })
    },
  )
})

test('an earlier attempt is not the outcome of this one', () => {
  const before = invoiceOf({ items: [charged('DECLINED')] })
  expect(verdictOf(madeOn(before), done('DECLINED'))).toEqual({ result: 'processing' })
})

describe('resultAfter a refetch', () => {
  const before = invoiceOf({ items: [charged('DECLINED', 'tx-0')] })

  test('is unknown without a new charge', () => {
    expect(resultAfter(madeOn(before), { ...before, version: '2' })).toBe('unknown')
  })

  test('is the outcome of a new charge', () => {
    expect(resultAfter(madeOn(before), invoiceOf({ items: [charged('HARD_DECLINED')] }))).toBe('hardDeclined')
    expect(resultAfter(madeOn(before), invoiceOf({ items: [charged('APPROVED')], status: 'PAID' }))).toBe('paid')
  })
})

test('states are paying, waiting or, after the end, skipped', () => {
  const invoices = ['a', 'b', 'c'].map((id) => invoiceOf({ id }))
  expect(statesOf(invoices, new Map(), 0, false)).toEqual(['paying', 'waiting', 'waiting'])
  expect(statesOf(invoices, new Map([['a', 'paid']]), 1, false)).toEqual(['paid', 'paying', 'waiting'])
  expect(statesOf(invoices, new Map([['a', 'unknown']]), undefined, true)).toEqual(['unknown', 'skipped', 'skipped'])
})

test('totals are exact and need one currency', () => {
  const [one, other] = [invoiceOf({ due: '0.10' }), invoiceOf({ due: '0.20' })]
  expect(totalDue([one, other])).toBe('0.30')
  expect(isOneCurrency([one, other])).toBe(true)
  expect(isOneCurrency([one, invoiceOf({ currency: 'CAD' })])).toBe(false)
})

test('pay order: past due first, then by due date, without invoices of zero', () => {
  const invoices = [
    invoiceOf({ id: 'new', dueOn: '2026-03-20' }),
    invoiceOf({ id: 'old', dueOn: '2026-03-01' }),
    invoiceOf({ id: 'nothing', dueOn: '2026-01-01', due: '0.00' }),
    invoiceOf({ id: 'failed', status: 'FAILED', dueOn: '2026-02-20' }),
    invoiceOf({ id: 'undated', issuedOn: '2026-03-10' }),
    invoiceOf({ id: 'delinquent', status: 'DELINQUENT', dueOn: '2026-02-10' }),
  ]
  expect(inPayOrder(invoices).map(({ id }) => id)).toEqual(['delinquent', 'failed', 'old', 'undated', 'new'])
})

test('sums are paid, settled, processing, unknown and still due', () => {
  const four = ['60.00', '29.95', '18.50', '5.00'].map((due, index) => invoiceOf({ id: `inv-${index}`, due }))
  expect(sumsOf(four, ['paid', 'hardDeclined', 'skipped', 'skipped'])).toEqual([
    { kind: 'paid', amount: '60.00' },
    { kind: 'stillDue', amount: '53.45' },
  ])
  expect(sumsOf(four, ['unknown', 'processing', 'settled', 'failed'])).toEqual([
    { kind: 'paid', amount: '0.00' },
    { kind: 'settled', amount: '18.50' },
    { kind: 'processing', amount: '29.95' },
    { kind: 'unknown', amount: '60.00' },
    { kind: 'stillDue', amount: '5.00' },
  ])
  expect(sumsOf(four, ['paid', 'paid', 'paid', 'paid'])).toEqual([{ kind: 'paid', amount: '113.45' }])
})
