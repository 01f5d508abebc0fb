export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'
export { type CloseReason, Dialog, type DialogProps } from './Dialog.tsx'
