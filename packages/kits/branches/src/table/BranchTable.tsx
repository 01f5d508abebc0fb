'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { BranchesEvent } from '../events.ts'
import { BranchTablePage, type BranchTablePageProps } from './BranchTablePage.tsx'

export interface BranchTableProps extends BranchTablePageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `branches.branch.opened`, `branches.branch.changed`, `branches.branch.saved`, `branches.list.exported`
   */
  onEvent?: (event: BranchesEvent) => void
}

/** The table of branches for staff: what each lacks, filters, create and delete, and the editor behind each row. */
export function BranchTable({ onEvent, ...page }: BranchTableProps) {
  return (
    <KitBoundary<BranchesEvent> kit="branches" subject={page.ownerId} onEvent={onEvent}>
      <BranchTablePage {...page} />
    </KitBoundary>
  )
}
