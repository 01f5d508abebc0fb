import { forwardRef, type ReactNode } from 'react'
import { renderStatePanel, type StatePanelProps } from './state-panel.tsx'

export type DeniedStateProps = StatePanelProps & {
  /** How to be let in, or the way back. */
  action?: ReactNode
}

/**
 * Stands in the place of what this person may not see. Renders one `<div>`; nothing is announced, for it takes the
 * place of a page.
 */
export const DeniedState = forwardRef<HTMLDivElement, DeniedStateProps>(function DeniedState(
  { action, ...panel },
  ref,
) {
  return renderStatePanel({ kind: 'denied', action }, panel as StatePanelProps, ref)
})
