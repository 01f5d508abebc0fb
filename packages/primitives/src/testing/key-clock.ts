import { onTestFinished, vi } from 'vitest'

/**
 * Stops the time that keys are pressed at, until the test ends: on a busy machine, keys of one word may come a second
 * after each other.
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
