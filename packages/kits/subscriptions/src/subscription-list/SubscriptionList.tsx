'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { SubscriptionsEvent } from '../events.ts'
import { SubscriptionListPage, type SubscriptionListPageProps } from './SubscriptionListPage.tsx'

export interface SubscriptionListProps extends SubscriptionListPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `subscriptions.plan.opened`, `subscriptions.flow.started`, `subscriptions.flow.ended`,
   * `subscriptions.plan.changed`, `subscriptions.cancel.surveyed`, `subscriptions.list.exported`
   */
  onEvent?: (event: SubscriptionsEvent) => void
}

/** The whole kit: for members a card for each plan, for staff a table, and behind both each plan and its actions. */
export function SubscriptionList({ onEvent, ...page }: SubscriptionListProps) {
  return (
    <KitBoundary<SubscriptionsEvent> kit="subscriptions" subject={page.identityId} onEvent={onEvent}>
      <SubscriptionListPage {...page} />
    </KitBoundary>
  )
}
