'use client'
import { forwardRef, useEffect, useRef } from 'react'
import { renderRetry, type Retry } from './retry.tsx'
import { renderStatePanel, type StatePanelProps } from './state-panel.tsx'

export type OfflineStateProps = StatePanelProps & Retry

/**
 * Replaces content that couldn't load while offline. Retries once the browser is online, or by its button. Announced
 * politely. Renders one `<div role="status">`.
 */
export const OfflineState = forwardRef<HTMLDivElement, OfflineStateProps>(function OfflineState(
  { onRetry, retryLabel, isRetrying, ...panel },
  ref,
) {
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  }, [onRetry])
  useEffect(() => {
    const onOnline = () => retry.current?.()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  const action = renderRetry({ onRetry, retryLabel, isRetrying } as Retry)
  return renderStatePanel({ kind: 'offline', role: 'status', action }, panel as StatePanelProps, ref)
})
