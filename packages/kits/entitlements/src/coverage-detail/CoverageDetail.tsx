'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { EntitlementsEvent } from '../events.ts'
import { CoverageDetailPage, type CoverageDetailPageProps } from './CoverageDetailPage.tsx'

export interface CoverageDetailProps extends CoverageDetailPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `entitlements.setup.started`, `entitlements.plan.changed`, `entitlements.list.exported`,
   * `entitlements.flow.ended`
   */
  onEvent?: (event: EntitlementsEvent) => void
}

/** One plan on a page of its own: its card, who is covered, contracts, dates, what can be done. */
export function CoverageDetail({ onEvent, ...page }: CoverageDetailProps) {
  return (
    <KitBoundary<EntitlementsEvent>
      kit="entitlements"
      subject={`${page.identityId} ${page.entitlementId}`}
      onEvent={onEvent}
    >
      <CoverageDetailPage {...page} />
    </KitBoundary>
  )
}
