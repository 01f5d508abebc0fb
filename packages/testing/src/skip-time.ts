import { expect, onTestFinished, vi } from 'vitest'

/** Fakes time for the rest of the test: it advances as usual and can be skipped. */
export function skipTime() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  onTestFinished(() => void vi.useRealTimers())
}

/** Advances seconds until a condition holds. */
export const inTime = (look: () => unknown) =>
  expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    return look()
  })
