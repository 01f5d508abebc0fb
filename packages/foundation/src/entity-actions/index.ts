export {
  type AllowedAction,
  allowedActions,
  type Circumstances,
  isAllowed,
  namesOf,
  type ObstacleTo,
  permissionFor,
  transitionOf,
} from './allowed-actions.ts'
export { type ActionNameOf, type ActionRow, defineActions, type EntityActions } from './define-actions.ts'
export { type ActionCall, type ActionCalls, defineCalls } from './define-calls.ts'
export { obstacleOf, obstacleToAll, type ObstacleWords, obstacleWords } from './obstacles.ts'
