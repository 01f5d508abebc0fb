export {
  type AllowedAction,
  allowedActions,
  type Circumstances,
  isAllowed,
  namesOf,
  obstacleOf,
  obstacleToAll,
  type ObstacleWords,
  obstacleWords,
  type ObstacleTo,
  permissionFor,
  transitionOf,
} from './allowed-actions.ts'
export { type ActionNameOf, type ActionRow, defineActions, type EntityActions } from './define-actions.ts'
export { type ActionCall, type ActionCalls, defineCalls } from './define-calls.ts'
