import { createLeaveGuards, type LeaveGuard } from './leave-guards.ts'
import type { RouterAdapter } from './router.ts'

const known = new WeakMap<RouterAdapter, RouterAdapter>()

/**
 * The same router, already at the address it was asked for. Many routers load the next page's data first and move
 * afterwards: until then kits show, and build upon, the pending address. An address that nobody asked for (Back, a
 * redirect) takes its place.
 */
export function withPendingAddress(router: RouterAdapter): RouterAdapter {
  let pending = known.get(router)
  if (!pending) known.set(router, (pending = pendingRouter(router)))
  return pending
}

function pendingRouter(router: RouterAdapter): RouterAdapter {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  let unsubscribe: (() => void) | undefined
  /** Asked for and not arrived at, oldest first. */
  let asked: readonly string[] = []
  /** Where the router was when it was looked at last, while something is pending. */
  let seen = ''
  const guards = createLeaveGuards()
  let unguard: (() => void) | undefined
  /** Whether the router moves because it was asked to: the guards have been asked. */
  let isPassing = false

  function current() {
    const here = router.current()
    if (!asked.length) return here
    if (isSame(here, asked.at(-1)!)) asked = []
    else if (!isSame(here, seen)) {
      // On its way through what was asked for, or elsewhere by itself.
      const step = asked.findLastIndex((address) => isSame(here, address))
      asked = step < 0 ? [] : asked.slice(step + 1)
      seen = here
    }
    return asked.at(-1) ?? here
  }

  function pass(address: string, options?: { replace?: boolean }) {
    if (router.owns && !router.owns(address)) return location.assign(address)
    current()
    if (!asked.length) seen = router.current()
    asked = [...asked, address]
    isPassing = true
    try {
      router.go(address, options)
    } finally {
      isPassing = false
    }
    notify()
  }

  let asking: LeaveGuard | undefined
  const forwarded: LeaveGuard = {
    isLeaving(to, from) {
      asking = isPassing ? undefined : guards.find(to, from)
      return asking !== undefined
    },
    onHeld: (departure) => asking?.onHeld(departure),
  }

  return {
    current,
    go(address, options) {
      const guard = guards.find(address, current())
      if (guard) guard.onHeld({ proceed: () => pass(address, options), stay() {} })
      else pass(address, options)
    },
    guard(guard) {
      const remove = guards.add(guard)
      unguard ??= router.guard?.(forwarded)
      return () => {
        remove()
        if (!guards.isEmpty) return
        unguard?.()
        unguard = undefined
      }
    },
    subscribe(listener) {
      unsubscribe ??= router.subscribe(notify)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size) return
        unsubscribe?.()
        unsubscribe = undefined
      }
    },
    linkTo: (kind, id) => router.linkTo?.(kind, id),
    owns: (address) => router.owns?.(address) ?? true,
  }
}

/** Whether both name the same page, however the query is spelt (`%2C` or a comma). A hash names a part of a page. */
function isSame(one: string, other: string) {
  return one === other || spelt(one) === spelt(other)
}

function spelt(address: string) {
  const [, path, query] = /^([^?#]*)\??([^#]*)/.exec(address)!
  return `${path}?${new URLSearchParams(query)}`
}
