import { onTestFinished, vi } from 'vitest'

/**
 * Stops the clock of key events for the rest of the test: on a busy machine, the keys of one word may come a second
 * apart.
 */
export function keyClock() {
  let now = 1000
  const stopped = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  onTestFinished(() => stopped.mockRestore())
  return {
    advance(milliseconds: number) {
      now += milliseconds
    },
  }
}
