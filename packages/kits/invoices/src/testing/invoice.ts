import type { InvoiceRow } from '../invoice-list/useInvoiceList.ts'
import { isUnpaid, shownStatus } from '../shared/invoice-status.rules.ts'
import type { Invoice, InvoiceItem } from '../shared/received.ts'

/** An invoice for the tests of pure rules; what a test is about it says itself. */
export function invoiceOf(facts: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv-1',
    identityId: 'ada',
    number: 'INV-0001',
    status: 'ACTIVE',
    recurrence: 'RECURRING',
    currency: 'USD',
    issuedOn: '2026-03-01',
    total: '49.90',
    paid: '0.00',
    refunded: '0.00',
    due: '49.90',
    items: [],
    version: '1',
    ...facts,
  }
}

/** The row of such an invoice, with which nothing can be done. */
export function rowOf(facts: Partial<Invoice>): InvoiceRow {
  const invoice = invoiceOf(facts)
  return {
    id: invoice.id,
    invoice,
    status: shownStatus(invoice),
    isUnpaid: isUnpaid(invoice),
    today: '2026-03-14',
    actions: [],
  }
}

let items = 0
export function itemOf(facts: Partial<InvoiceItem> = {}): InvoiceItem {
  return {
    id: `item-${++items}`,
    type: 'SUBSCRIPTION',
    action: 'ADDED',
    label: 'Legal Plan Family',
    amount: '49.90',
    ...facts,
  }
}
