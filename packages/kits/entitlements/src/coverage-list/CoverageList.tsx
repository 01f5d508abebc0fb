'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { EntitlementsEvent } from '../events.ts'
import { CoverageListPage, type CoverageListPageProps } from './CoverageListPage.tsx'

export interface CoverageListProps extends CoverageListPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `entitlements.plan.opened`, `entitlements.setup.started`, `entitlements.plan.changed`,
   * `entitlements.list.exported`, `entitlements.flow.ended`
   */
  onEvent?: (event: EntitlementsEvent) => void
}

/** The whole kit: for members a card for each plan, for staff a table, and behind both each plan and its actions. */
export function CoverageList({ onEvent, ...page }: CoverageListProps) {
  return (
    <KitBoundary<EntitlementsEvent> kit="entitlements" subject={page.identityId} onEvent={onEvent}>
      <CoverageListPage {...page} />
    </KitBoundary>
  )
}
