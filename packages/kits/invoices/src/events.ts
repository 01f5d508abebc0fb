import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** Events of the invoices kit. Their data are IDs and names of things, never personal. */
export interface InvoicesEventTable extends FoundationEvents {
  /** An invoice was opened. */
  'invoices.invoice.opened': { readonly invoiceId: string }
  /** A payment was approved; `isFull` when nothing remains due. */
  'invoices.invoice.paid': { readonly invoiceId: string; readonly isFull: boolean }
  /** The bank declined a payment; `isFinal` when that method is blocked for the invoice. */
  'invoices.payment.declined': { readonly invoiceId: string; readonly isFinal: boolean }
  /** An answer was lost, and whether money moved is not known yet. */
  'invoices.payment.unknown': { readonly invoiceId: string }
  /** Staff changed an invoice. */
  'invoices.invoice.changed': { readonly invoiceId: string; readonly action: string; readonly status: string }
  /** Rows were downloaded or printed. */
  'invoices.list.exported': { readonly format: 'csv' | 'print' | 'statement'; readonly count: number }
  /** The person left through the way back that the link gave. */
  'invoices.flow.ended': { readonly flow: string; readonly invoiceId: string }
}

export type InvoicesEvent = KitEvents<'invoices', InvoicesEventTable>
