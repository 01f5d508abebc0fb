export {
  type AllowedAction,
  allowedActions,
  type ActionContext,
  isAllowed,
  namesOf,
  type UnavailableReason,
  permissionFor,
  transitionOf,
} from './allowed-actions.ts'
export { type ActionNameOf, type ActionRow, defineActions, type EntityActions } from './define-actions.ts'
export { type ActionCall, type ActionCalls, defineCalls } from './define-calls.ts'
export {
  unavailableReasonOf,
  sharedUnavailableReason,
  type UnavailableMessageOptions,
  unavailableMessage,
} from './unavailable-reasons.ts'
