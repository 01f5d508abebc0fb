import { resolutionTransitions } from '@memberkit/contract/partners/resolutions'
import { type ActionNameOf, type AllowedAction, defineActions } from '@memberkit/foundation/entity-actions'
import type { Resolution } from '../shared/received.ts'

/**
 * Everything staff can do to a case besides writing notes; each is one call of the specification (partners and service
 * delivery, section 7, Resolutions).
 */
export const resolutionActions = /* @__PURE__ */ defineActions<Resolution, 'unassigned'>()(
  {
    updateStatus: { group: 'work' },
    addClosingSequence: { group: 'work' },
    updateAssigneeId: { group: 'work' },
    clearAssignee: {
      group: 'work',
      unavailableReason: ({ assigneeId }) => (assigneeId === undefined ? 'unassigned' : undefined),
    },
    updateActionTaken: { group: 'work', operationAction: 'replace' },
    updateContactMethod: { group: 'member' },
    updateDescription: { group: 'member' },
    changeEntitlement: { group: 'member' },
    changeOwner: { group: 'member' },
    redactPII: { group: 'end', isCritical: true },
    delete: { group: 'end', isCritical: true },
  },
  { service: 'resolutions', transitions: resolutionTransitions },
)

export type ResolutionActionName = ActionNameOf<typeof resolutionActions>
export type AllowedResolutionAction = AllowedAction<ResolutionActionName>
