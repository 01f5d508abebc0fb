'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { SubscriptionsEvent } from '../events.ts'
import { SubscriptionListPage, type SubscriptionListPageProps } from './SubscriptionListPage.tsx'

export interface SubscriptionListProps extends SubscriptionListPageProps {
  /**
   * What happened, for the host's analytics and navigation. Never personal data.
   *
   * @events `subscriptions.plan.opened`, `subscriptions.flow.started`, `subscriptions.flow.ended`,
   * `subscriptions.plan.changed`, `subscriptions.list.exported`
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
