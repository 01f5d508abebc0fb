import type { RouterAdapter } from '@memberkit/foundation/links'

export interface LateRouter extends RouterAdapter {
  /** Requested addresses that aren't shown yet. */
  readonly waiting: readonly string[]
  /** Completes the oldest navigation, like a router that queues them. */
  land(): void
  /** Completes the newest navigation, like a router that cancels earlier ones. */
  landLast(): void
  /** Navigates by itself: Back, a redirect, a link of the host. */
  move(address: string): void
}

/** A router that shows a new address only when the test says so, like one that loads data first. */
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
