import { caughtUp } from '@memberkit/testing/stutter'
import { vi } from 'vitest'

const { port1, port2 } = new MessageChannel()
const nextTask = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
/** The timer that a test fakes later. */
const { setTimeout: waitReally } = globalThis

/** React renders in separate tasks; a frame would be long to wait for, a thousand times. */
export async function drawn(tasks = 4) {
  for (let task = 0; task < tasks; task++) await nextTask()
  await caughtUp()
}

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
