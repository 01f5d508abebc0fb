import type { KitEvent } from '@memberkit/foundation'
import { onTestFinished, vi } from 'vitest'

/** Records errors in the console, the window and the kit's boundary. */
export function watchForCrashes() {
  const errors: unknown[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    errors.push(event)
  }
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
  const console = vi.spyOn(globalThis.console, 'error')
  onTestFinished(() => {
    removeEventListener('error', note)
    removeEventListener('unhandledrejection', note)
    console.mockRestore()
  })
  return {
    isCrashed: (events: readonly KitEvent[]) =>
      errors.length > 0 ||
      console.mock.calls.length > 0 ||
      events.some(({ data }) => 'cause' in data && data.cause === 'crash'),
  }
}
