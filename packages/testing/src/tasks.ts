import { caughtUp } from './stutter.ts'

const { port1, port2 } = new MessageChannel()

/** Waits for the browser's next task, which takes no time that a test fakes. */
export const nextTask = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Waits until React has rendered, in separate tasks; a frame would be long to wait for, a thousand times. */
export async function drawn(tasks = 4) {
  for (let task = 0; task < tasks; task++) await nextTask()
  await caughtUp()
}
