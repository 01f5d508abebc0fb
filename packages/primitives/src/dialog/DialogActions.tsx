import type { ReactNode } from 'react'
import { actions } from './Dialog.css.ts'

/**
 * The buttons at the end of a form in a dialog, always visible, primary last, as in `actions`, which is for buttons
 * outside the content. Renders one `<div>`.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={actions} data-mk-actions="">
      {children}
    </div>
  )
}
