import * as calls from '@memberkit/contract/partners/branches'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import type { ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { keyOf } from '@memberkit/platform/query'
import { type BranchActionName, branchActions } from '../shared/branch-actions.ts'

/** A branch is also in the lists of its owner, and in those by ID. */
const effects = () => [keyOf(calls.listBranches), keyOf(calls.getBranchesByIdList)]

/** The calls that carry out each action. */
export const branchCalls = defineCalls(branchActions)(
  {
    activate: { operation: calls.activateBranch, needsCertainty: true, effects },
    deactivate: { operation: calls.deactivateBranch, needsCertainty: true, effects },
    delete: {
      operation: calls.deleteBranch,
      needsCertainty: true,
      effects,
      isDeletion: true,
      isApplied: ({ status }) => status === 'DELETED',
    },
  },
  { read: calls.getBranch, journal: calls.branchJournal },
)

/** The props of the form of an action. */
export type BranchForm<Name extends BranchActionName> = ActionFormOf<typeof branchCalls, Name>
