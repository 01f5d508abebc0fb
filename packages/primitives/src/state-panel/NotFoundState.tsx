import { forwardRef, type ReactNode } from 'react'
import { renderStatePanel, type StatePanelProps } from './state-panel.tsx'

export type NotFoundStateProps = StatePanelProps & {
  /** A place to look instead. */
  action?: ReactNode
}

/**
 * Replaces content that doesn't exist, or no longer does. Renders one `<div>`; nothing is announced, because it
 * replaces a page.
 */
export const NotFoundState = forwardRef<HTMLDivElement, NotFoundStateProps>(function NotFoundState(
  { action, ...panel },
  ref,
) {
  return renderStatePanel({ kind: 'missing', action }, panel as StatePanelProps, ref)
})
