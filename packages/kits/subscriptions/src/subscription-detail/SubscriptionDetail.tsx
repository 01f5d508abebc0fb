'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { SubscriptionsEvent } from '../events.ts'
import { SubscriptionDetailPage, type SubscriptionDetailPageProps } from './SubscriptionDetailPage.tsx'

export interface SubscriptionDetailProps extends SubscriptionDetailPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events only those of every kit, such as `kit.load.started`
   */
  onEvent?: (event: SubscriptionsEvent) => void
}

/** One subscription on a page of its own: what it costs, its next bills, its terms, what can be changed. */
export function SubscriptionDetail({ onEvent, ...page }: SubscriptionDetailProps) {
  return (
    <KitBoundary<SubscriptionsEvent>
      kit="subscriptions"
      subject={`${page.identityId} ${page.subscriptionId}`}
      onEvent={onEvent}
    >
      <SubscriptionDetailPage {...page} />
    </KitBoundary>
  )
}
