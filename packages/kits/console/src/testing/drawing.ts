import { drawn, nextTask } from '@memberkit/testing/tasks'
import { vi } from 'vitest'

/** The timer that a test fakes later. */
const { setTimeout: waitReally } = globalThis

/** Looks until a failure is reported, of what must come however busy the machine is: half a minute. */
export const patiently = 6_000

/** Waits for what a page draws in a moment; returns whether it came. */
export async function until(isSo: () => boolean, looks = 400): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    if (isSo()) return true
    // Code that loads for the first time takes longer than drawing.
    await (look < 40 ? nextTask() : new Promise((resolve) => waitReally(resolve, 5)))
  }
  return isSo()
}

/** Lets a minute pass, in steps that let the page render in between. Needs faked timers. */
export async function passAMinute(isOver: () => boolean = () => false) {
  for (let second = 0; second < 60 && !isOver(); second++) {
    vi.advanceTimersByTime(1_000)
    await drawn(2)
  }
}
