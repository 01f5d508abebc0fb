import { forwardRef, type ReactNode } from 'react'
import { renderStatePanel, type StatePanelProps } from './state-panel.tsx'

export type DeniedStateProps = StatePanelProps & {
  /** A way to get access, or the way back. */
  action?: ReactNode
}

/**
 * Replaces content that the person may not see. Renders one `<div>`; nothing is announced, because it replaces a page.
 */
export const DeniedState = forwardRef<HTMLDivElement, DeniedStateProps>(function DeniedState(
  { action, ...panel },
  ref,
) {
  return renderStatePanel({ kind: 'denied', action }, panel as StatePanelProps, ref)
})
