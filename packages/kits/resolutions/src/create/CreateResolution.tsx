'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { ResolutionsEvent } from '../events.ts'
import { CreatePart } from './create-part.tsx'
import type { CreatePageProps } from './CreatePage.tsx'

export interface CreateResolutionProps extends CreatePageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `resolutions.case.created`, `resolutions.case.opened`
   */
  onEvent?: (event: ResolutionsEvent) => void
}

/**
 * Creates a case for a member, or records feedback: the member, their open cases, where and what, a review. For staff and
 * partners.
 */
export function CreateResolution({ onEvent, ...page }: CreateResolutionProps) {
  return (
    <KitBoundary<ResolutionsEvent> kit="resolutions" subject={page.memberId} onEvent={onEvent}>
      <CreatePart {...page} />
    </KitBoundary>
  )
}
