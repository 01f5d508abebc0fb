import type { ReactNode } from 'react'
import { actions } from './Dialog.css.ts'

/**
 * The buttons at the end of a form in a dialog, in sight however long it is: the least consequential first, as in
 * `actions`, which is for a dialog whose buttons are not part of its content. Renders one `<div>`.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>
}
