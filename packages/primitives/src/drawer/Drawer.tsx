import { forwardRef } from 'react'
import { Modal, type ModalOptions } from '../dialog/Modal.tsx'
import { drawer } from './Drawer.css.ts'

export const drawerSides = ['start', 'end'] as const

export interface DrawerProps extends Omit<ModalOptions, 'role'> {
  /** The edge of the window it slides in from. @default 'end' */
  side?: 'start' | 'end'
  /** @default 'medium' */
  size?: 'medium' | 'large'
}

/** A sheet at the side of the window, over the page. Renders one `<dialog>`, full screen on narrow windows. */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer(
  { side = 'end', size = 'medium', ...modal },
  ref,
) {
  return <Modal {...modal} ref={ref} className={drawer} data-side={side} data-size={size} />
})
