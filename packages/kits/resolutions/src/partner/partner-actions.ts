import { resolutionTransitions } from '@memberkit/contract/partners/resolutions'
import { type ActionNameOf, type AllowedAction, defineActions } from '@memberkit/foundation/entity-actions'
import type { Resolution } from '../shared/received.ts'

/** What a law firm can do to a case besides writing notes: say that it is at work on it, or has acted. */
export const partnerActions = /* @__PURE__ */ defineActions<Resolution>()(
  { updateActionTaken: { group: 'work', operationAction: 'replace', realms: ['Partner'] } },
  { service: 'resolutions', transitions: resolutionTransitions },
)

export type PartnerActionName = ActionNameOf<typeof partnerActions>
export type AllowedPartnerAction = AllowedAction<PartnerActionName>
