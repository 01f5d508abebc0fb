export { ActionForm, type ActionFormOf, type ActionFormProps } from './ActionForm.tsx'
export {
  type ActionDialogProps,
  actionDialog,
  type ActionDialogSetup,
  type CustomDialogProps,
} from './actionDialog.tsx'
export { type EntityAction, type EntityActionOptions, useEntityAction } from './useEntityAction.ts'
export { useClosingNotice } from './useClosingNotice.ts'
