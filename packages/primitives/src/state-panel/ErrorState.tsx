'use client'
import { forwardRef, type ReactNode } from 'react'
import { renderRetry, type Retry } from './retry.tsx'
import { renderStatePanel, type StatePanelProps } from './state-panel.tsx'

interface OwnProps {
  /** Besides or instead of a retry: a way back, a way to get help. */
  action?: ReactNode
  /** Whether it was there from the start, and so is read in place instead of announced. */
  isStatic?: boolean
}

export type ErrorStateProps = StatePanelProps & OwnProps & Retry

/**
 * Replaces content that couldn't load because of a problem on our side. Announced at once unless static. Renders one
 * `<div role="alert">`.
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { onRetry, retryLabel, isRetrying, action, isStatic, ...panel },
  ref,
) {
  const retry = renderRetry({ onRetry, retryLabel, isRetrying } as Retry)
  const role = isStatic ? undefined : 'alert'
  return renderStatePanel({ kind: 'failed', role, action: joined(retry, action) }, panel as StatePanelProps, ref)
})

function joined(retry: ReactNode, action: ReactNode) {
  return retry && action ? (
    <>
      {retry}
      {action}
    </>
  ) : (
    (retry ?? action)
  )
}
