'use client'
import { useEmit } from '@memberkit/foundation/events'
import { isZero } from '@memberkit/platform/formats'
import type { InvoicesEventTable } from '../events.ts'
import type { Invoice } from '../shared/received.ts'

/** Tells the host what became of a payment; of what has no event of its own, nothing. */
export function useOutcomeEvents(): (invoice: Invoice, outcome: string | undefined) => void {
  const emit = useEmit<InvoicesEventTable>()
  return ({ id: invoiceId, due }, outcome) => {
    if (outcome === 'approved') emit('invoices.invoice.paid', { invoiceId, isFull: isZero(due) })
    if (outcome === 'declined') emit('invoices.payment.declined', { invoiceId, isFinal: false })
    if (outcome === 'hardDeclined') emit('invoices.payment.declined', { invoiceId, isFinal: true })
    if (outcome === 'unknown') emit('invoices.payment.unknown', { invoiceId })
  }
}
