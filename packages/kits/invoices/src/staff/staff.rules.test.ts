import { describe, expect, test } from 'vitest'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { changesBetween } from '../shared/invoice-changes.rules.ts'
import { dueAfter, isItemAdded, needsRetype, pendingTaxes, removableItems, signedAmount } from './staff.rules.ts'

test.each([
  ['100.00', undefined, false],
  ['100.00', '100', false],
  ['100.01', '100', true],
  ['9.00', '10.00', false],
])('%s above %s is typed again: %s', (amount, threshold, isNeeded) => {
  expect(needsRetype(amount, threshold)).toBe(isNeeded)
})

test('what is due never falls below nothing', () => {
  const invoice = invoiceOf({ due: '49.90' })
  expect(dueAfter(invoice, '10.00')).toBe('59.90')
  expect(dueAfter(invoice, '-49.90')).toBe('0.00')
  expect(dueAfter(invoice, '-50.00')).toBe('0.00')
})

test('a discount is below zero, whichever way it was typed; nothing else changes its sign', () => {
  expect(signedAmount('DISCOUNT', '5.00')).toBe('-5.00')
  expect(signedAmount('DISCOUNT', '-5.00')).toBe('-5.00')
  expect(signedAmount('ORDER', '5.00')).toBe('5.00')
})

test('an item was added when one like it has come since', () => {
  const asked = { type: 'ORDER', label: 'Review', amount: '60.00' }
  const before = invoiceOf({ items: [itemOf({ id: 'a', ...asked })] })
  const withItem = (facts: object) => invoiceOf({ items: [...before.items, itemOf({ id: 'b', ...asked, ...facts })] })
  expect(isItemAdded(before, before, asked)).toBe(false)
  expect(isItemAdded(withItem({ amount: '60' }), before, asked)).toBe(true)
  expect(isItemAdded(withItem({ label: 'Other' }), before, asked)).toBe(false)
})

test('payments stay; a tax is pending until it is registered', () => {
  const plan = itemOf()
  const tax = itemOf({ type: 'TAX' })
  const registered = itemOf({ type: 'TAX', action: 'TAX_REGISTERED' })
  const invoice = invoiceOf({ items: [plan, tax, registered, itemOf({ type: 'TRANSACTION' })] })
  expect(removableItems(invoice)).toEqual([plan, tax, registered])
  expect(pendingTaxes(invoice)).toEqual([tax])
})

describe('what changed between two readings', () => {
  const before = invoiceOf({ items: [itemOf()], paymentMethodId: 'visa' })

  test('is nothing when nothing of concern did', () => {
    expect(changesBetween(before, { ...before, version: '2' })).toEqual([])
  })

  test('is told fact by fact', () => {
    const after = { ...before, status: 'PAID', paid: '49.90', due: '0.00', items: [], paymentMethodId: undefined }
    expect(changesBetween(before, after)).toEqual([
      { fact: 'status', before: 'ACTIVE', after: 'PAID' },
      { fact: 'due', before: '49.90', after: '0.00' },
      { fact: 'paid', before: '0.00', after: '49.90' },
      { fact: 'paymentMethod', before: 'visa', after: undefined },
      { fact: 'items', before: '1', after: '0' },
    ])
  })
})
