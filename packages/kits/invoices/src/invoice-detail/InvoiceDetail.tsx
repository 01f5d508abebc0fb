'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { InvoicesEvent } from '../events.ts'
import { InvoiceDetailPage, type InvoiceDetailPageProps } from './InvoiceDetailPage.tsx'

export interface InvoiceDetailProps extends InvoiceDetailPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `invoices.invoice.paid`, `invoices.payment.declined`, `invoices.payment.unknown`,
   * `invoices.invoice.changed`, `invoices.flow.ended`
   */
  onEvent?: (event: InvoicesEvent) => void
}

/** One invoice on a page of its own: what it is for, what was paid, what can be done. */
export function InvoiceDetail({ onEvent, ...page }: InvoiceDetailProps) {
  return (
    <KitBoundary<InvoicesEvent> kit="invoices" subject={`${page.identityId} ${page.invoiceId}`} onEvent={onEvent}>
      <InvoiceDetailPage {...page} />
    </KitBoundary>
  )
}
