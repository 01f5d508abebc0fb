'use client'
import { useRef, useSyncExternalStore } from 'react'
import { getServerSnapshot, type ToastQueue } from './queue.ts'
import { ToastStack } from './ToastStack.tsx'

export interface ToastRegionProps {
  queue: ToastQueue
  /** The name of the landmark, for example "Notifications". F6 moves to it, and back. */
  label: string
  /** The name of each toast's close button. */
  closeLabel: string
}

/**
 * Shows the oldest three toasts of a queue in the top layer, above open dialogs. Render it once, near the root. Renders
 * one `<div>`, empty if the queue is.
 */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, getServerSnapshot)
  const home = useRef<HTMLDivElement>(null)
  return (
    <div ref={home}>{toasts.length > 0 ? <ToastStack {...{ queue, toasts, label, closeLabel, home }} /> : null}</div>
  )
}
