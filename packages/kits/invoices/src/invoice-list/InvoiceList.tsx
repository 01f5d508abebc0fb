'use client'
import { KitBoundary } from '@memberkit/foundation'
import { InvoiceListPage, type InvoiceListPageProps } from './InvoiceListPage.tsx'
import type { InvoicesEvent } from '../events.ts'

export interface InvoiceListProps extends InvoiceListPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `invoices.invoice.opened`, `invoices.invoice.paid`, `invoices.payment.declined`,
   * `invoices.payment.unknown`, `invoices.invoice.changed`, `invoices.list.exported`, `invoices.flow.ended`
   */
  onEvent?: (event: InvoicesEvent) => void
}

/** The whole kit: balance, past-due banner, list, and behind it each invoice, its payment and the staff actions. */
export function InvoiceList({ onEvent, ...page }: InvoiceListProps) {
  return (
    <KitBoundary<InvoicesEvent> kit="invoices" subject={page.identityId} onEvent={onEvent}>
      <InvoiceListPage {...page} />
    </KitBoundary>
  )
}
