import { describe, expect, test } from 'vitest'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { changesBetween } from '../shared/invoice-changes.rules.ts'
import { dueAfter, pendingTaxes, removableItems, signedAmount } from './staff.rules.ts'

test('dueAfter is never negative', () => {
  const invoice = invoiceOf({ due: '49.90' })
  expect(dueAfter(invoice, '10.00')).toBe('59.90')
  expect(dueAfter(invoice, '-49.90')).toBe('0.00')
  expect(dueAfter(invoice, '-50.00')).toBe('0.00')
})

test('a discount is negative, however it was typed; other items keep their sign', () => {
  expect(signedAmount('DISCOUNT', '5.00')).toBe('-5.00')
  expect(signedAmount('DISCOUNT', '-5.00')).toBe('-5.00')
  expect(signedAmount('ORDER', '5.00')).toBe('5.00')
})

test('payments are not removable; a tax is pending until it is registered', () => {
  const plan = itemOf()
  const tax = itemOf({ type: 'TAX' })
  const registered = itemOf({ type: 'TAX', action: 'TAX_REGISTERED' })
  const invoice = invoiceOf({ items: [plan, tax, registered, itemOf({ type: 'TRANSACTION' })] })
  expect(removableItems(invoice)).toEqual([plan, tax, registered])
  expect(pendingTaxes(invoice)).toEqual([tax])
})

describe('changesBetween two reads', () => {
  const before = invoiceOf({ items: [itemOf()], paymentMethodId: 'visa' })

  test('is empty when only the version differs', () => {
    expect(changesBetween(before, { ...before, version: '2' })).toEqual([])
  })

  test('lists every changed fact', () => {
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
