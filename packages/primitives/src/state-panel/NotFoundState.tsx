import { forwardRef, type ReactNode } from 'react'
import { renderStatePanel, type StatePanelProps } from './state-panel.tsx'

export type NotFoundStateProps = StatePanelProps & {
  /** Where to look instead. */
  action?: ReactNode
}

/**
 * Stands in the place of what is not there, or not any more. Renders one `<div>`; nothing is announced, for it takes
 * the place of a page.
 */
export const NotFoundState = forwardRef<HTMLDivElement, NotFoundStateProps>(function NotFoundState(
  { action, ...panel },
  ref,
) {
  return renderStatePanel({ kind: 'missing', action }, panel as StatePanelProps, ref)
})
