import { expect, test } from 'vitest'
import { type Invoice } from '../shared/received.ts'
import { invoicesOf, payOf } from './pay-link.rules.ts'

const invoice = (id: string, currency: string, subscriptionId?: string) => ({ id, currency, subscriptionId }) as Invoice
const late = invoice('a', 'USD', 'sub-1')
const due = invoice('b', 'USD', 'sub-1')
const other = invoice('c', 'USD')
const canadian = invoice('d', 'CAD', 'sub-2')
const paid = invoice('e', 'USD', 'sub-1')
const owed = { payable: [late, due, other, canadian], pastDue: [late, canadian, paid] }

test.each([
  ['one invoice', [due], 'b'],
  ['all of a currency', [late, due, other], 'USD'],
  ['those of a subscription', [late, due], 'sub-1'],
  ['what is past due', [late, canadian], 'past-due'],
])('%s can be said in an address, and is found again', (_, invoices, pay) => {
  expect(payOf(invoices, owed)).toBe(pay)
  expect(invoicesOf(pay, owed)).toEqual(invoices)
})

test.each(['e', 'EUR', 'elsewhere'])('%s leads to nothing that can be paid', (pay) => {
  expect(invoicesOf(pay, owed)).toEqual([])
})

test('nothing to pay has no address', () => {
  expect(payOf([], owed)).toBeUndefined()
})
