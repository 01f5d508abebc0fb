import { resolutionTransitions } from '@memberkit/contract/partners/resolutions'
import { type ActionNameOf, type AllowedAction, defineActions } from '@memberkit/foundation/entity-actions'
import type { Resolution } from '../shared/received.ts'

/** A law firm's actions on a case besides notes: report that it works on the case, or has acted. */
export const partnerActions = /* @__PURE__ */ defineActions<Resolution>()(
  { updateActionTaken: { group: 'work', operationAction: 'replace', realms: ['Partner'] } },
  { service: 'resolutions', transitions: resolutionTransitions },
)

export type PartnerActionName = ActionNameOf<typeof partnerActions>
export type AllowedPartnerAction = AllowedAction<PartnerActionName>
