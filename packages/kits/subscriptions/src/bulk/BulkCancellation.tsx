'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { SubscriptionsEvent } from '../events.ts'
import { BulkPart } from './bulk-part.ts'
import type { BulkPageProps } from './BulkPage.tsx'

export interface BulkCancellationProps extends BulkPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `subscriptions.plan.changed`, `subscriptions.list.exported`
   */
  onEvent?: (event: SubscriptionsEvent) => void
}

/**
 * Ends plans of many members of a group: choose or upload, check without sending, send one after the other, go on after
 * an interruption. For group administrators and staff.
 */
export function BulkCancellation({ onEvent, ...props }: BulkCancellationProps) {
  return (
    <KitBoundary<SubscriptionsEvent> kit="subscriptions" subject={props.groupId} onEvent={onEvent}>
      <BulkPart {...props} />
    </KitBoundary>
  )
}
