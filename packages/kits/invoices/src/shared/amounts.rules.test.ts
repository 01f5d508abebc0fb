import { describe, expect, test } from 'vitest'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { balances, nextCharge, refundable } from './amounts.rules.ts'
import { isItemAdded, mismatch } from './items.rules.ts'
import type { Invoice } from './received.ts'

describe('balances', () => {
  test('never sum across currencies', () => {
    const invoices = [
      invoiceOf({ currency: 'USD', due: '10.10' }),
      invoiceOf({ currency: 'CAD', due: '99.99' }),
      invoiceOf({ currency: 'USD', due: '0.20' }),
    ]
    expect(balances(invoices).map(({ currency, due }) => [currency, due])).toEqual([
      ['CAD', '99.99'],
      ['USD', '10.30'],
    ])
  })

  test.each(['VOIDED', 'FORGIVEN', 'PAID', 'REFUNDED'] as const)('leave %s out', (status) => {
    expect(balances([invoiceOf({ status })])).toEqual([])
  })

  test('have the oldest due date', () => {
    const [balance] = balances([
      invoiceOf({ dueOn: '2026-03-15' }),
      invoiceOf({ dueOn: '2026-02-01', status: 'DELINQUENT' }),
      invoiceOf({ dueOn: undefined }),
    ])
    expect(balance).toMatchObject({ oldestDueOn: '2026-02-01' })
  })
})

describe('nextCharge', () => {
  test('is the earliest announced charge from today on', () => {
    const invoices = [
      invoiceOf({ dueOn: '2026-02-01', due: '1.00' }),
      invoiceOf({ dueOn: '2026-04-01', due: '2.00' }),
      invoiceOf({ dueOn: '2026-03-20', due: '3.00' }),
      invoiceOf({ dueOn: '2026-03-19', due: '4.00', recurrence: 'ONE_TIME' }),
    ]
    expect(nextCharge(invoices, '2026-03-10')).toEqual({
      on: '2026-03-20',
      amount: '3.00',
      currency: 'USD',
      isRetry: false,
    })
  })

  test('prefers the next automatic attempt to the due date', () => {
    expect(nextCharge([invoiceOf({ dueOn: '2026-02-01', nextAttemptOn: '2026-03-12' })], '2026-03-10')).toMatchObject({
      on: '2026-03-12',
      isRetry: false,
    })
  })

  test('is charged again only after a payment that failed', () => {
    const isRetried = (facts: Partial<Invoice>) =>
      nextCharge([invoiceOf({ nextAttemptOn: '2026-03-12', ...facts })], '2026-03-10')?.isRetry
    const tried = (status: string, type = 'CHARGE') => [
      itemOf({ type: 'TRANSACTION', transaction: { id: 'tx-1', at: '2026-03-05T08:00:00Z', status, type } }),
    ]
    expect(isRetried({ status: 'DELINQUENT' })).toBe(true)
    expect(isRetried({ items: tried('DECLINED') })).toBe(true)
    expect(isRetried({ items: tried('APPROVED') })).toBe(false)
    expect(isRetried({ items: tried('DECLINED', 'REFUND') })).toBe(false)
    expect(isRetried({ status: 'DELINQUENT', nextAttemptOn: undefined, dueOn: '2026-03-12' })).toBe(false)
  })

  test('is all that is charged that day in one currency', () => {
    const again = { status: 'DELINQUENT', nextAttemptOn: '2026-03-12' } as const
    const others = [
      invoiceOf({ ...again, due: '64.90' }),
      invoiceOf({ ...again, due: '9.95' }),
      invoiceOf({ ...again, due: '5.00', currency: 'CAD' }),
      invoiceOf({ ...again, due: '7.00', nextAttemptOn: '2026-03-13' }),
    ]
    expect(nextCharge(others, '2026-03-10')).toMatchObject({ amount: '74.85', currency: 'USD', isRetry: true })
    const first = invoiceOf({ due: '1.00', dueOn: '2026-03-12' })
    expect(nextCharge([...others, first], '2026-03-10')).toMatchObject({ amount: '75.85', isRetry: false })
  })
})

describe('mismatch', () => {
  const items = [
    itemOf({ amount: '29.95' }),
    itemOf({ type: 'DISCOUNT', amount: '-5.00' }),
    itemOf({ type: 'TAX', amount: '1.25' }),
    itemOf({ type: 'TAX', amount: '2.49' }),
    itemOf({ type: 'TRANSACTION', amount: '28.69' }),
  ]

  test('is undefined when the charges add up to the total; transactions do not count', () => {
    expect(mismatch(invoiceOf({ items, total: '28.69' }))).toBeUndefined()
  })

  test('is the difference otherwise', () => {
    expect(mismatch(invoiceOf({ items, total: '30.00' }))).toBe('1.31')
  })
})

test('refundable is the amount paid minus the amount refunded, never below zero', () => {
  expect(refundable(invoiceOf({ paid: '49.90', refunded: '20.00' }))).toBe('29.90')
  expect(refundable(invoiceOf({ paid: '20.00', refunded: '49.90' }))).toBe('0')
})

test('an item counts as added when there is one more like it', () => {
  const wanted = { type: 'ORDER', label: 'Review', amount: '60.00' }
  const before = invoiceOf({ items: [itemOf({ id: 'a', ...wanted })] })
  const withItem = (facts: object) => invoiceOf({ items: [...before.items, itemOf({ id: 'b', ...wanted, ...facts })] })
  expect(isItemAdded(before, before, wanted)).toBe(false)
  expect(isItemAdded(withItem({ amount: '60' }), before, wanted)).toBe(true)
  expect(isItemAdded(withItem({ label: 'Other' }), before, wanted)).toBe(false)
})
