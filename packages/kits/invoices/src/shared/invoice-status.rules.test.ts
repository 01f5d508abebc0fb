import { InvoiceStatus } from '@memberkit/contract/commerce/invoices'
import { expect, test } from 'vitest'
import { invoiceOf } from '../testing/invoice.ts'
import { isKnownStatus, mayBeOwed, shownStatus } from './invoice-status.rules.ts'

test('every status of the specification has a tone', () => {
  expect(InvoiceStatus.options.filter((status) => !isKnownStatus(status))).toEqual([])
})

test('unknown statuses, including prototype keys, are not known', () => {
  expect(['ESCALATED', 'toString', '__proto__', ''].filter(isKnownStatus)).toEqual([])
})

test('an unknown status may be owed', () => {
  expect(['ACTIVE', 'ESCALATED', 'PAID', 'VOIDED'].filter((status) => mayBeOwed({ status }))).toEqual([
    'ACTIVE',
    'ESCALATED',
  ])
})

test('a partial refund has its own badge, because the specification has no status for it', () => {
  expect(shownStatus(invoiceOf({ status: 'PAID', paid: '49.90', refunded: '20.00' }))).toBe('PARTLY_REFUNDED')
  expect(shownStatus(invoiceOf({ status: 'PAID', paid: '49.90', refunded: '0.00' }))).toBe('PAID')
  expect(shownStatus(invoiceOf({ status: 'REFUNDED', paid: '49.90', refunded: '49.90' }))).toBe('REFUNDED')
})
