export {
  type AllowedAction,
  allowedActions,
  type Circumstances,
  isAllowed,
  namesOf,
  obstacleOf,
  obstacleToAll,
  type ObstacleTo,
  permissionFor,
  transitionOf,
} from './allowed-actions.ts'
export { type ActionNameOf, type ActionRow, defineActions, type EntityActions } from './define-actions.ts'
export { type ActionCall, type ActionCalls, defineCalls } from './define-calls.ts'
export { ActionForm, type ActionFormOf, type ActionFormProps } from './ActionForm.tsx'
export { type ActionDialogProps, actionDialog, type ActionDialogSetup, type OwnDialogProps } from './actionDialog.tsx'
export { ActionMenuItems, type ActionMenuItemsProps } from './ActionMenuItems.tsx'
export { useObstacleWords } from './useObstacleWords.ts'
