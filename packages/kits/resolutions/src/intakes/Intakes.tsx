'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { ResolutionsEvent } from '../events.ts'
import { IntakesPart } from './intakes-part.tsx'
import type { IntakesPageProps } from './IntakesPage.tsx'

export interface IntakesProps extends IntakesPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `resolutions.case.opened`, `resolutions.intakes.exported`
   */
  onEvent?: (event: ResolutionsEvent) => void
}

/** A member's requests for help, to create a case from one. For staff, and for law firms whose people may see intakes. */
export function Intakes({ onEvent, ...page }: IntakesProps) {
  return (
    <KitBoundary<ResolutionsEvent> kit="resolutions" subject={page.memberId} onEvent={onEvent}>
      <IntakesPart {...page} />
    </KitBoundary>
  )
}
