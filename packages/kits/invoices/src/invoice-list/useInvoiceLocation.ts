'use client'
import { useLinkState } from '@memberkit/foundation/links'
import { useMemo } from 'react'
import { defaultSort, type InvoiceFilters, type InvoiceSort } from './invoice-list.rules.ts'
import { invoiceLink } from './invoice-link.ts'

export interface InvoiceLocation {
  filters: InvoiceFilters
  sort: InvoiceSort
  invoiceId?: string
  isPaying: boolean
  returnTo?: string
  setFilters(filters: InvoiceFilters): void
  setSort(sort: InvoiceSort): void
  open(invoiceId: string): void
  openToPay(invoiceId: string): void
  /** Back to the list; from the pay flow, back to the invoice. */
  close(): void
  stopPaying(): void
}

/** Where in the kit the person is, kept in the address by the host's router. */
export function useInvoiceLocation(): InvoiceLocation {
  const [state, set] = useLinkState(invoiceLink)
  const { status: statuses, currency, type: recurrence, from, to, sort, order } = state
  const filters = useMemo(
    () => ({ statuses, currency, recurrence, from, to }),
    [statuses, currency, recurrence, from, to],
  )
  const ordering = useMemo<InvoiceSort>(
    () => (sort ? { column: sort, direction: order ?? 'ascending' } : defaultSort),
    [sort, order],
  )
  return {
    filters,
    sort: ordering,
    invoiceId: state.invoice,
    isPaying: state.flow === 'pay',
    returnTo: state.returnTo,
    setFilters: (next) =>
      set(
        { status: next.statuses, currency: next.currency, type: next.recurrence, from: next.from, to: next.to },
        { replace: true },
      ),
    setSort: ({ column, direction }) => set({ sort: column, order: direction }, { replace: true }),
    open: (invoice) => set({ invoice, flow: undefined }),
    openToPay: (invoice) => set({ invoice, flow: 'pay' }),
    close: () => set({ invoice: undefined, flow: undefined, returnTo: undefined }),
    // Else Back would open what was just closed.
    stopPaying: () => set({ flow: undefined }, { replace: true }),
  }
}
