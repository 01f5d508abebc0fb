import { vi } from 'vitest'

const inRealTime = globalThis.setTimeout.bind(globalThis)
const pause = (ms: number) => new Promise<void>((go) => void inRealTime(go, ms))
const happens = (share: number) => Math.random() < share

/** Milliseconds, at random: mostly few, sometimes long. */
const some = () => (happens(0.03) ? 80 + Math.random() * 200 : happens(0.4) ? Math.random() * 25 : 0)

const bodies = { beingRead: 0 }

/** Waits for what a slow machine is still reading, which takes none of the time that a test skips. */
export async function caughtUp() {
  while (bodies.beingRead > 0) await pause(2)
}

/**
 * Delays at random whatever a busy machine delays: bodies, locks, digests, tasks, frames. For tests only: what passes
 * by being fast fails then.
 */
export function stutter() {
  for (const carrier of [Request.prototype, Response.prototype]) for (const part of parts) delayBody(carrier, part)
  delayTasks()
  delayFrames()
  navigator.locks.request = afterPause(navigator.locks, navigator.locks.request)
  crypto.subtle.digest = afterPause(crypto.subtle, crypto.subtle.digest)
  const skip = vi.advanceTimersByTimeAsync.bind(vi)
  vi.advanceTimersByTimeAsync = async (ms) => {
    for (let left = ms; left > 0; left -= 1_000) {
      await caughtUp()
      await skip(Math.min(left, 1_000))
    }
    await caughtUp()
    return vi
  }
}

const parts = ['arrayBuffer', 'blob', 'json', 'text'] as const

function delayBody(carrier: Body, part: (typeof parts)[number]) {
  const read = carrier[part]
  Object.assign(carrier, {
    async [part](this: Body) {
      bodies.beingRead++
      try {
        await pause(some())
        const value: unknown = await read.call(this)
        await pause(some())
        return value
      } finally {
        bodies.beingRead--
      }
    },
  })
}

/** React works in tasks that it posts to itself. Those of one port stay in their order. */
function delayTasks() {
  const post = MessagePort.prototype.postMessage
  const delayed = new WeakMap<MessagePort, unknown[][]>()
  Object.assign(MessagePort.prototype, {
    postMessage(this: MessagePort, ...message: unknown[]) {
      const before = delayed.get(this)
      if (before) return void before.push(message)
      if (!happens(0.08)) return void Reflect.apply(post, this, message)
      const messages = [message]
      delayed.set(this, messages)
      inRealTime(
        () => {
          delayed.delete(this)
          for (const one of messages) Reflect.apply(post, this, one)
        },
        5 + Math.random() * 70,
      )
    },
  })
}

/** Something else has the processor. */
function delayFrames() {
  const request = globalThis.requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (draw) =>
    request((time) => {
      const until = happens(0.02) ? performance.now() + 15 + Math.random() * 60 : 0
      while (performance.now() < until);
      draw(time)
    })
}

function afterPause<Do extends (...args: never[]) => Promise<unknown>>(owner: object, does: Do): Do {
  const late = async (...args: Parameters<Do>) => {
    await pause(some())
    return Reflect.apply(does, owner, args)
  }
  return late as Do
}
