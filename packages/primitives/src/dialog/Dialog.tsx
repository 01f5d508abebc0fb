import { forwardRef } from 'react'
import * as styles from './Dialog.css.ts'
import { Modal, type ModalOptions } from './Modal.tsx'

export interface DialogProps extends ModalOptions {
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/** Asks for attention before anything else can continue. Renders one `<dialog>`, full screen on narrow windows. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog({ size = 'medium', ...modal }, ref) {
  return <Modal {...modal} ref={ref} className={styles.dialog} data-size={size} />
})
