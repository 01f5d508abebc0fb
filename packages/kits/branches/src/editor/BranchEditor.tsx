'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { BranchesEvent } from '../events.ts'
import { BranchEditorPage, type BranchEditorPageProps } from './BranchEditorPage.tsx'

export interface BranchEditorProps extends BranchEditorPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `branches.branch.saved`, `branches.branch.changed`, `branches.flow.ended`, `kit.save.ended`
   */
  onEvent?: (event: BranchesEvent) => void
}

/** The editor of a law firm's office: sections, one Save, and beside it what members see. */
export function BranchEditor({ onEvent, ...page }: BranchEditorProps) {
  return (
    <KitBoundary<BranchesEvent> kit="branches" subject={page.branchId} onEvent={onEvent}>
      <BranchEditorPage {...page} />
    </KitBoundary>
  )
}
