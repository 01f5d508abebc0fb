export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { DialogActions } from './DialogActions.tsx'
export type { CloseReason } from './Modal.tsx'
