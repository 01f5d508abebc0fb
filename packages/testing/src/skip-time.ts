import { expect, onTestFinished, vi } from 'vitest'

/** Lets time go on as usual, and be skipped, for the rest of the test. */
export function skipTime() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets seconds pass until it is so. */
export const inTime = (look: () => unknown) =>
  expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    return look()
  })
