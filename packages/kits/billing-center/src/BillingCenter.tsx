'use client'
import { KitBoundary } from '@memberkit/foundation'
import { BillingPage, type BillingPageProps } from './BillingPage.tsx'
import type { BillingEvent } from './events.ts'

export interface BillingCenterProps extends BillingPageProps {
  /**
   * Called with each event of the page and its kits, for analytics and navigation. Events carry no personal data.
   *
   * @events those of the kits invoices, payments and subscriptions
   */
  onEvent?: (event: BillingEvent) => void
}

/** All of somebody's billing on one page: what is due, what comes next, plans, payment methods and invoices. */
export function BillingCenter({ onEvent, ...page }: BillingCenterProps) {
  return (
    <KitBoundary<BillingEvent> kit="billing-center" subject={page.identityId} onEvent={onEvent}>
      <BillingPage {...page} onEvent={onEvent} />
    </KitBoundary>
  )
}
