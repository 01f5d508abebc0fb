import type { Tone } from '../internal/tones.ts'
import { announce } from '../live/index.ts'

export interface Toast {
  message: string
  description?: string
  /** @default 'neutral' */
  tone?: Tone
  /** A follow-up action, such as undo. It must also be possible elsewhere, because toasts disappear. */
  action?: { label: string; onPress: () => void }
  /**
   * Milliseconds until it disappears: at least 5,000.
   * @default 6,000; with an action 10,000; never, if its tone is critical
   */
  timeout?: number | 'never'
}

export interface QueuedToast extends Toast {
  id: number
  timeout: number | 'never'
}

export interface ToastQueue {
  /** Announces a toast and adds it to the queue. Returns a function that removes it. */
  add(toast: Toast): () => void
  dismiss(id: number): void
  clear(): void
  subscribe(onChange: () => void): () => void
  read(): readonly QueuedToast[]
}

const least = 5000
const usual = 6000
const withAction = 10_000
const none: readonly QueuedToast[] = []

/** Creates the queue of one ToastRegion, oldest first. Create one per page, not one per render. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>()
  let toasts = none
  let lastId = 0

  function set(next: readonly QueuedToast[]) {
    toasts = next
    for (const onChange of listeners) onChange()
  }
  const dismiss = (id: number) => set(toasts.filter((toast) => toast.id !== id))

  return {
    add(toast) {
      const id = ++lastId
      const { message, description, action, tone } = toast
      announce(
        [message, description, action?.label].filter(Boolean).join(' '),
        tone === 'critical' ? 'assertive' : 'polite',
      )
      set([...toasts, { ...toast, id, timeout: timeoutOf(toast) }])
      return () => dismiss(id)
    },
    dismiss,
    clear: () => set(none),
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    read: () => toasts,
  }
}

function timeoutOf({ timeout, tone, action }: Toast) {
  if (timeout === 'never' || (timeout === undefined && tone === 'critical')) return 'never'
  return Math.max(least, timeout ?? (action ? withAction : usual))
}

export function getServerSnapshot() {
  return none
}
