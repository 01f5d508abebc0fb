import { createLeaveGuards, type LeaveGuard } from './leave-guards.ts'
import type { RouterAdapter } from './router.ts'

const known = new WeakMap<RouterAdapter, RouterAdapter>()

/**
 * Wraps a router so that it already returns the requested address. Many routers load the next page's data before they
 * navigate: until then, kits show the pending address and build on it. Any other navigation (Back, a redirect) replaces
 * it.
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
  /** Requested addresses that haven't been reached, oldest first. */
  let asked: readonly string[] = []
  /** The router's address when last checked, while something is pending. */
  let seen = ''
  const guards = createLeaveGuards()
  let unguard: (() => void) | undefined
  /** Whether the router is moving on request: the guards have been asked. */
  let isPassing = false

  function current() {
    const here = router.current()
    if (!asked.length) return here
    if (isSame(here, asked.at(-1)!)) asked = []
    else if (!isSame(here, seen)) {
      // On its way through the requested addresses, or elsewhere by itself.
      const step = asked.findLastIndex((address) => isSame(here, address))
      asked = step < 0 ? [] : asked.slice(step + 1)
      seen = here
    }
    return asked.at(-1) ?? here
  }

  /** The browser went Back before what was asked for was reached: a router may skip both, and then says nothing. */
  function drop() {
    if (!asked.length) return
    asked = []
    notify()
  }

  function follow() {
    const leave = router.subscribe(notify)
    addEventListener('popstate', drop)
    return () => {
      leave()
      removeEventListener('popstate', drop)
    }
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
    onBlocked: (blocked) => asking?.onBlocked(blocked),
  }

  return {
    current,
    go(address, options) {
      const guard = guards.find(address, current())
      if (guard) guard.onBlocked({ proceed: () => pass(address, options), cancel() {} })
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
      unsubscribe ??= follow()
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

/** Whether two addresses are equal, however the query is encoded (`%2C` or a comma). A hash names a part of a page. */
function isSame(one: string, other: string) {
  return one === other || spelt(one) === spelt(other)
}

function spelt(address: string) {
  const [, path, query] = /^([^?#]*)\??([^#]*)/.exec(address)!
  return `${path}?${new URLSearchParams(query)}`
}
