import { type ActionContext, allowedActions } from '@memberkit/foundation/entity-actions'
import { type AllowedAction, branchActions } from '../shared/branch-actions.ts'
import { type ChecklistName, missingIn } from '../shared/checklist.rules.ts'
import type { Branch } from '../shared/received.ts'

/** A branch with what it lacks and what may be done to it. Views read it and decide nothing. */
export interface BranchRow {
  id: string
  branch: Branch
  missing: readonly ChecklistName[]
  actions: readonly AllowedAction[]
}

export const rowOf = (branch: Branch, who: ActionContext): BranchRow => ({
  id: branch.id,
  branch,
  missing: missingIn(branch),
  actions: allowedActions(branchActions, branch, who),
})
