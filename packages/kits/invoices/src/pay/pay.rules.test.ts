import { describe, expect, test } from 'vitest'
import { isChargeOpen } from '../shared/payments.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { blockedMethods, outcomeOf, verdictAfter } from './pay.rules.ts'

const charged = (status: string, at = '2026-03-10T12:00:00Z', paymentMethodId = 'visa') =>
  itemOf({
    type: 'TRANSACTION',
    transaction: { id: `tx-${at}`, status: status as 'APPROVED', type: 'SALE', at, paymentMethodId },
  })

const madeOn = (before: Invoice, amount = '49.90') => ({ before, amount, paymentMethodId: 'visa' })

describe('outcomeOf', () => {
  test.each([
    ['APPROVED', 'approved'],
    ['DECLINED', 'declined'],
    ['HARD_DECLINED', 'hardDeclined'],
    ['TIMEDOUT', 'unknown'],
    ['CREATED', 'processing'],
  ])('%s is %s', (status, kind) => {
    expect(outcomeOf(invoiceOf({ items: [charged(status)] })).kind).toBe(kind)
  })

  test('the latest attempt decides, whatever the order of the items', () => {
    const items = [charged('APPROVED', '2026-03-10T12:00:00Z'), charged('DECLINED', '2026-03-09T12:00:00Z')]
    expect(outcomeOf(invoiceOf({ items })).kind).toBe('approved')
  })

  test.each(['REFUND', 'VERIFY', 'REVERSE_AUTHORIZATION'])('a %s is not a charge', (type) => {
    const later = { id: 'later', status: 'APPROVED', type, at: '2026-03-11T12:00:00Z' }
    const items = [charged('DECLINED'), itemOf({ type: 'TRANSACTION', transaction: later })]
    expect(outcomeOf(invoiceOf({ items })).kind).toBe('declined')
  })

  test('an earlier attempt is not the outcome of this one', () => {
    const before = invoiceOf({ items: [charged('DECLINED')] })
    expect(outcomeOf({ ...before, version: '2' }, madeOn(before)).kind).toBe('processing')
    const items = [...before.items, charged('HARD_DECLINED', '2026-03-11T12:00:00Z')]
    expect(outcomeOf({ ...before, items }, madeOn(before)).kind).toBe('hardDeclined')
  })

  test('an attempt with another method or amount is not the outcome of this one', () => {
    const before = invoiceOf()
    const items = [charged('DECLINED')]
    expect(outcomeOf({ ...before, items }, madeOn(before, '20.00')).kind).toBe('processing')
    expect(outcomeOf({ ...before, items }, { ...madeOn(before), paymentMethodId: 'amex' }).kind).toBe('processing')
  })

  test('without listed attempts, the amount paid decides', () => {
    const before = invoiceOf({ status: 'ACTIVE', paid: '0.00' })
    const partly = { ...before, status: 'PARTIALLY_FUNDED', paid: '20.00' } as const
    expect(outcomeOf(partly, madeOn(before, '20.00')).kind).toBe('approved')
    expect(outcomeOf(partly, madeOn(before, '29.90')).kind).toBe('processing')
    expect(outcomeOf({ ...before, status: 'PAID', paid: '49.90' }, madeOn(before)).kind).toBe('approved')
    expect(outcomeOf(before, madeOn(before)).kind).toBe('processing')
  })

  test('a paid invoice without transactions is approved, an unpaid one is processing', () => {
    expect(outcomeOf(invoiceOf({ status: 'PAID' })).kind).toBe('approved')
    expect(outcomeOf(invoiceOf({ status: 'ACTIVE' })).kind).toBe('processing')
    expect(outcomeOf(invoiceOf({ status: 'ADDED_LATER', items: [charged('ADDED_LATER')] })).kind).toBe('processing')
  })
})

test('a look-up finds whether the payment was applied, and is unclear without the invoice', () => {
  const before = invoiceOf()
  const verdict = (now: Partial<typeof before>, amount?: string) =>
    verdictAfter(madeOn(before, amount), { ok: true, status: 200, data: { ...before, ...now } })
  expect(verdict({ version: '2' })).toEqual({ outcome: 'absent', version: '2' })
  expect(verdict({ items: [charged('DECLINED')] }).outcome).toBe('applied')
  expect(verdict({ paid: '20.00' }, '20.00').outcome).toBe('applied')
  expect(verdict({ paid: '49.90', status: 'PAID' }).outcome).toBe('applied')
  // Somebody else paid a part, or ended it.
  expect(verdict({ paid: '20.00' }).outcome).toBe('absent')
  // This one and another, or another alone.
  expect(verdict({ paid: '49.90' }, '20.00').outcome).toBe('unclear')
  expect(verdict({ status: 'VOIDED' }).outcome).toBe('absent')
  expect(verdict({ items: [charged('APPROVED')], paid: '49.90' }, '20.00').outcome).toBe('absent')
  expect(verdictAfter(madeOn(before), { ok: false, status: 401, data: null }).outcome).toBe('unclear')
})

test('only a permanently declined method is blocked', () => {
  const items = [
    charged('DECLINED', '2026-03-09T12:00:00Z', 'visa'),
    charged('HARD_DECLINED', '2026-03-10T12:00:00Z', 'amex'),
  ]
  expect([...blockedMethods(invoiceOf({ items }))]).toEqual(['amex'])
})

test('an attempt without an outcome stays open, but not forever', () => {
  const now = Date.parse('2026-03-10T12:30:00Z')
  const open = (status: string, at: string) => isChargeOpen(invoiceOf({ items: [charged(status, at)] }), now)
  expect(open('TIMEDOUT', '2026-03-10T12:00:00Z')).toBe(true)
  expect(open('CREATED', '2026-03-10T12:00:00Z')).toBe(true)
  expect(open('DECLINED', '2026-03-10T12:00:00Z')).toBe(false)
  expect(open('TIMEDOUT', '2026-03-10T11:00:00Z')).toBe(false)
  expect(isChargeOpen(invoiceOf(), now)).toBe(false)
  // While the platform's time is not known, nobody can say that it is over.
  expect(isChargeOpen(invoiceOf({ items: [charged('TIMEDOUT', '2020-01-01T00:00:00Z')] }), undefined)).toBe(true)
})
