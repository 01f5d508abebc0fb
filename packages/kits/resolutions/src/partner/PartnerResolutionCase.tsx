'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { ResolutionsEvent } from '../events.ts'
import { PartnerCasePage, type PartnerCasePageProps } from './PartnerCasePage.tsx'

export interface PartnerResolutionCaseProps extends PartnerCasePageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `resolutions.case.changed`, `resolutions.leak.stripped`
   */
  onEvent?: (event: ResolutionsEvent) => void
}

/** A member's concern as the law firm sees it: its conversation with the resolution team, and what is asked of it. */
export function PartnerResolutionCase({ onEvent, ...page }: PartnerResolutionCaseProps) {
  return (
    <KitBoundary<ResolutionsEvent> kit="resolutions" subject={page.resolutionId} onEvent={onEvent}>
      <PartnerCasePage {...page} />
    </KitBoundary>
  )
}
