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

describe('after a payment', () => {
  test.each([
    ['approved', done('APPROVED'), 'paid', undefined],
    ['declined', done('DECLINED'), 'declined', undefined],
    ['declined for good', done('HARD_DECLINED'), 'hardDeclined', 'hardDeclined'],
    ['not answered by the bank', done('TIMEDOUT'), 'unknown', 'unknown'],
    ['under way', done('CREATED'), 'processing', undefined],
    ['whose answer is lost', { phase: 'unknown', isChecking: false }, 'unknown', 'unknown'],
    ['that is not over', { phase: 'pending' }, 'unknown', 'unknown'],
    ['of an older version', { phase: 'conflict', reference: '' }, 'changed', undefined],
    ['of what is paid already', refused('conflict'), 'changed', undefined],
    ['of what is gone', refused('gone'), 'changed', undefined],
    ['too soon', refused('rateLimited'), 'failed', 'cooldown'],
    ['not permitted', refused('denied'), 'failed', 'refused'],
    ['under way in another window', refused('busy'), 'failed', 'refused'],
    ['that was never sent', { ...failed, isOffline: true, isVerified: false }, 'failed', 'failed'],
    ['that does not show, but may still come', failed, 'unknown', 'unknown'],
  ] as const)(
    '%s, the result is told and the round stops where going on could cost',
    (_, ended, result, stopReason) => {
      expect(verdictOf(madeOn(invoiceOf()), ended)).toEqual(stopReason ? { result, stopReason } : { result })
    },
  )
})

test('an earlier attempt is no answer to this one', () => {
  const before = invoiceOf({ items: [charged('DECLINED')] })
  expect(verdictOf(madeOn(before), done('DECLINED'))).toEqual({ result: 'processing' })
})

describe('read anew', () => {
  const before = invoiceOf({ items: [charged('DECLINED', 'tx-0')] })

  test('an invoice without a new charge tells nothing', () => {
    expect(resultAfter(madeOn(before), { ...before, version: '2' })).toBe('unknown')
  })

  test('a new charge tells its outcome', () => {
    expect(resultAfter(madeOn(before), invoiceOf({ items: [charged('HARD_DECLINED')] }))).toBe('hardDeclined')
    expect(resultAfter(madeOn(before), invoiceOf({ items: [charged('APPROVED')], status: 'PAID' }))).toBe('paid')
  })
})

test('each invoice waits for its turn; what had none in the end was not tried', () => {
  const invoices = ['a', 'b', 'c'].map((id) => invoiceOf({ id }))
  expect(statesOf(invoices, new Map(), 0, false)).toEqual(['paying', 'waiting', 'waiting'])
  expect(statesOf(invoices, new Map([['a', 'paid']]), 1, false)).toEqual(['paid', 'paying', 'waiting'])
  expect(statesOf(invoices, new Map([['a', 'unknown']]), undefined, true)).toEqual(['unknown', 'skipped', 'skipped'])
})

test('amounts of one currency are added up', () => {
  const [one, other] = [invoiceOf({ due: '0.10' }), invoiceOf({ due: '0.20' })]
  expect(totalDue([one, other])).toBe('0.30')
  expect(isOneCurrency([one, other])).toBe(true)
  expect(isOneCurrency([one, invoiceOf({ currency: 'CAD' })])).toBe(false)
})

test('past due comes first, then what was due earliest; what owes nothing is left out', () => {
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

test('a round comes to what was paid and what is still due, and to nothing that is not known', () => {
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
