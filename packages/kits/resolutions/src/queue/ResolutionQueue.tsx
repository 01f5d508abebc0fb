'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { ResolutionsEvent } from '../events.ts'
import { QueuePage, type QueuePageProps } from './QueuePage.tsx'

export interface ResolutionQueueProps extends QueuePageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `resolutions.case.opened`, `resolutions.case.changed`, `resolutions.queue.exported`
   */
  onEvent?: (event: ResolutionsEvent) => void
}

/**
 * The cases of the resolution team, or of a law firm: views, filters, search, assigning several at once, the next case.
 * For staff and partners; the realm decides which search is used.
 */
export function ResolutionQueue({ onEvent, ...page }: ResolutionQueueProps) {
  return (
    <KitBoundary<ResolutionsEvent> kit="resolutions" onEvent={onEvent}>
      <QueuePage {...page} />
    </KitBoundary>
  )
}
