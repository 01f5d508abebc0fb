'use client'
import { EmptyState, type EmptyStateProps } from '@memberkit/primitives/empty-state'
import type { ReactNode } from 'react'

interface PanelProps {
  state: string
  title: string
  actions?: ReactNode
  details?: ReactNode
  children: ReactNode
}

const kinds: Partial<Record<string, EmptyStateProps['kind']>> = {
  denied: 'denied',
  signedOut: 'denied',
  unavailable: 'denied',
  realm: 'denied',
  gone: 'missing',
  offline: 'offline',
}

/** The frame of every message that replaces content. */
export function Panel({ state, title, actions, details, children }: PanelProps) {
  return (
    <EmptyState data-mk-state={state} kind={kinds[state] ?? 'failed'} title={title} action={actions} details={details}>
      {children}
    </EmptyState>
  )
}
