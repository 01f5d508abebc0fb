'use client'
import { forwardRef, type ReactNode } from 'react'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface AlertDialogProps extends Omit<DialogProps, 'role' | 'closeLabel' | 'isDismissable'> {
  /** The consequence, announced with the title on opening. */
  description: ReactNode
  actions: ReactNode
}

/** Asks for a decision with a consequence. Closes only by its own buttons or Escape. Renders one `<dialog>`. */
export const AlertDialog = forwardRef<HTMLDialogElement, AlertDialogProps>(function AlertDialog(
  { size = 'small', ...dialog },
  ref,
) {
  return <Dialog {...dialog} ref={ref} size={size} role="alertdialog" />
})
