import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** Events of the branches kit. Their data are IDs and names of things, never personal. */
export interface BranchesEventTable extends FoundationEvents {
  /** A branch was opened from the table. */
  'branches.branch.opened': { readonly branchId: string }
  /** Every change in the form was saved. `kit.save.ended` tells each save with its sections. */
  'branches.branch.saved': { readonly branchId: string; readonly status: string }
  /** A branch was created, activated, deactivated or deleted. */
  'branches.branch.changed': { readonly branchId: string; readonly action: string; readonly status: string }
  /** Rows were downloaded or printed. */
  'branches.list.exported': { readonly format: 'csv' | 'print'; readonly count: number }
  /** The person left through the way back that the link gave. */
  'branches.flow.ended': { readonly flow: string; readonly branchId: string }
}

export type BranchesEvent = KitEvents<'branches', BranchesEventTable>
