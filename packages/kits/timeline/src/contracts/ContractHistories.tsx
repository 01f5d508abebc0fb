'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { TimelineEvent } from '../events.ts'
import { ContractHistoriesPage, type ContractHistoriesPageProps } from './ContractHistoriesPage.tsx'

export interface ContractHistoriesProps extends ContractHistoriesPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `timeline.contract.added`, `timeline.contract.deleted`, `timeline.contracts.deleted`,
   * `timeline.contracts.moved`, `timeline.contracts.compared`, `timeline.contracts.exported`
   */
  onEvent?: (event: TimelineEvent) => void
}

/**
 * The contracts that an entitlement has stood under, each with its days, its language and its text, and which are in
 * force; two of them compared. Staff also see gaps and overlaps, and add, move and delete contracts.
 */
export function ContractHistories({ onEvent, ...page }: ContractHistoriesProps) {
  return (
    <KitBoundary<TimelineEvent> kit="timeline" subject={page.entitlementId} onEvent={onEvent}>
      <ContractHistoriesPage {...page} />
    </KitBoundary>
  )
}
