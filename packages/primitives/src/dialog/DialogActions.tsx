import type { ReactNode } from 'react'
import { actions } from './Dialog.css.ts'

/**
 * The buttons at the end of a form, the primary one last; on a phone it is the first, and all are as wide as the form. In
 * a dialog they stay visible, as in `actions`, which is for buttons outside the content. Renders one `<div>`.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={actions} data-mk-actions="">
      {children}
    </div>
  )
}
