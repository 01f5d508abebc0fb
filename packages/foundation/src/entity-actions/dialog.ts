export { ActionForm, type ActionFormOf, type ActionFormProps } from './ActionForm.tsx'
export { type ActionDialogProps, actionDialog, type ActionDialogSetup, type OwnDialogProps } from './actionDialog.tsx'
