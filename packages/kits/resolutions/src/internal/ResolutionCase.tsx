'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { ResolutionsEvent } from '../events.ts'
import { CasePage, type CasePageProps } from './CasePage.tsx'

export interface ResolutionCaseProps extends CasePageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `resolutions.case.changed`, `resolutions.case.exported`
   */
  onEvent?: (event: ResolutionsEvent) => void
}

/**
 * A member's concern as a case, for staff: facts, conversation with notes of both kinds, context, and everything that
 * can be done about it. Keyboard first, and everything survives a lost answer.
 */
export function ResolutionCase({ onEvent, ...page }: ResolutionCaseProps) {
  return (
    <KitBoundary<ResolutionsEvent> kit="resolutions" subject={page.resolutionId} onEvent={onEvent}>
      <CasePage {...page} />
    </KitBoundary>
  )
}
