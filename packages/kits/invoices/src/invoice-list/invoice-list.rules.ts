import { compareDecimals } from '@memberkit/platform/formats'
import { shownAmount } from '../shared/amounts.rules.ts'
import { shownStatus } from '../shared/invoice-status.rules.ts'
import type { Invoice } from '../shared/received.ts'

/** What the list is narrowed to; each field is absent when it does not narrow. */
export interface InvoiceFilters {
  /** As the badges say them. */
  statuses?: readonly string[]
  currency?: string
  recurrence?: string
  /** Local dates, inclusive, compared with the date of issue. */
  from?: string
  to?: string
}

export const sortableColumns = ['number', 'issuedOn', 'status', 'amount'] as const
export type SortColumn = (typeof sortableColumns)[number]
export interface InvoiceSort {
  column: SortColumn
  direction: 'ascending' | 'descending'
}

export const defaultSort: InvoiceSort = { column: 'issuedOn', direction: 'descending' }

export function isFiltered(filters: InvoiceFilters) {
  return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))
}

export function filterInvoices(invoices: readonly Invoice[], filters: InvoiceFilters) {
  const { statuses, currency, recurrence, from, to } = filters
  return invoices.filter(
    (invoice) =>
      (!statuses?.length || statuses.includes(shownStatus(invoice))) &&
      (!currency || invoice.currency === currency) &&
      (!recurrence || invoice.recurrence === recurrence) &&
      (!from || invoice.issuedOn >= from) &&
      (!to || invoice.issuedOn <= to),
  )
}

const comparisons: Record<SortColumn, (a: Invoice, b: Invoice) => number> = {
  number: (a, b) => compareText(a.number, b.number),
  issuedOn: (a, b) => compareText(a.issuedOn, b.issuedOn),
  status: (a, b) => compareText(shownStatus(a), shownStatus(b)),
  // Amounts of two currencies have no order, so each currency keeps together.
  amount: (a, b) => compareText(a.currency, b.currency) || compareDecimals(shownAmount(a), shownAmount(b)),
}

/** A sorted copy; equal invoices stay newest first. */
export function sortInvoices(invoices: readonly Invoice[], { column, direction }: InvoiceSort) {
  const sign = direction === 'ascending' ? 1 : -1
  const compare = comparisons[column]
  return invoices.toSorted(
    (a, b) => sign * compare(a, b) || compareText(b.issuedOn, a.issuedOn) || compareText(b.id, a.id),
  )
}

/** The values that occur, so that a filter offers nothing that would find nothing. */
export function occurring(invoices: readonly Invoice[], field: 'status' | 'currency' | 'recurrence') {
  const valueOf = (invoice: Invoice) => (field === 'status' ? shownStatus(invoice) : invoice[field])
  return [...new Set(invoices.map(valueOf))].toSorted(compareText)
}

// Ids and ISO dates have one order everywhere: a locale's collation would only cost time.
function compareText(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
