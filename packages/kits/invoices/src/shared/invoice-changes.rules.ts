import { isCharge } from './items.rules.ts'
import { shownStatus } from './invoice-status.rules.ts'
import type { Invoice } from './received.ts'

const facts = ['status', 'total', 'due', 'paid', 'refunded', 'paymentMethod', 'items'] as const
export type InvoiceFact = (typeof facts)[number]

/** One fact of an invoice before and after, as raw values: a status, a decimal, an id, a count. */
export interface InvoiceChange {
  fact: InvoiceFact
  before: string | undefined
  after: string | undefined
}

/** Returns the differences between two readings of one invoice that concern somebody about to act on it. */
export function changesBetween(before: Invoice, after: Invoice): InvoiceChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return facts
    .map((fact) => ({ fact, before: old[fact], after: now[fact] }))
    .filter((change) => change.before !== change.after)
}

function valuesOf(invoice: Invoice): Record<InvoiceFact, string | undefined> {
  const { total, due, paid, refunded, paymentMethodId, items } = invoice
  return {
    status: shownStatus(invoice),
    total,
    due,
    paid,
    refunded,
    paymentMethod: paymentMethodId,
    items: String(items.filter(isCharge).length),
  }
}
