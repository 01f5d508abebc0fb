import type { Transition } from '@memberkit/contract'
import { type BranchStatus, branchTransitions } from '@memberkit/contract/partners/branches'
import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import type { Branch } from './received.ts'

/**
 * Staff actions on a whole branch; each is one call of the specification (partners and service delivery, section
 * 7, Branches). Everything else is a section of the editor.
 */
export const branchActions = defineActions<Branch>()(
  {
    activate: { group: 'status' },
    deactivate: { group: 'status' },
    delete: { group: 'end', isCritical: true },
  },
  { service: 'branches', transitions: branchTransitions },
)

export type BranchActionName = ActionNameOf<typeof branchActions>
export type AllowedAction = Allowed<BranchActionName>

/**
 * In which statuses an action is possible and where it leads. To override the default, spread it:
 * `{ ...branchTransitions, delete: { from: ['CREATED'] } }`.
 */
export type Transitions = { readonly [Word in BranchActionName]?: Transition<BranchStatus> }
