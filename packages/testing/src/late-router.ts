import type { RouterAdapter } from '@memberkit/foundation/links'

export interface LateRouter extends RouterAdapter {
  /** What it was asked for, and has not shown yet. */
  readonly waiting: readonly string[]
  /** Arrives at the oldest address asked for, as a router that goes through all of them does. */
  land(): void
  /** Arrives at the newest, as a router that breaks off a navigation for the next one does. */
  landLast(): void
  /** Goes somewhere by itself: Back, a redirect, a link of the host. */
  move(address: string): void
}

/** A router that shows a new address only when the test says so, as one does that loads the next page's data first. */
export function lateRouter(address = '/'): LateRouter {
  let here = address
  let waiting: string[] = []
  const listeners = new Set<() => void>()
  const show = (next: string | undefined) => {
    here = next ?? here
    listeners.forEach((listener) => listener())
  }
  return {
    get waiting() {
      return waiting
    },
    current: () => here,
    go: (next) => void (waiting = [...waiting, next]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    land() {
      const [next, ...rest] = waiting
      waiting = rest
      show(next)
    },
    landLast() {
      const next = waiting.at(-1)
      waiting = []
      show(next)
    },
    move(next) {
      waiting = []
      show(next)
    },
  }
}
