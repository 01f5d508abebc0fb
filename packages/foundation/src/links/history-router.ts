import type { RouterAdapter } from './router.ts'

/**
 * The browser's own history as a router, for hosts without one. Hosts with a router write an adapter of four lines,
 * since a router does not notice what `history` is told by others.
 */
export function historyRouter(linkTo?: RouterAdapter['linkTo']): RouterAdapter {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    linkTo,
    current: () => (typeof location === 'undefined' ? '/' : location.pathname + location.search + location.hash),
    go(address, { replace } = {}) {
      history[replace ? 'replaceState' : 'pushState'](history.state, '', address)
      tell()
    },
    subscribe(listener) {
      if (!listeners.size) addEventListener('popstate', tell)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (!listeners.size) removeEventListener('popstate', tell)
      }
    },
  }
}

/**
 * An address of its own that no browser shows: for tests, stories and kits in a place without an address, and on a server,
 * with the address that was asked for, so that what it draws is what the browser goes on from.
 */
export function memoryRouter(address = '/', linkTo?: RouterAdapter['linkTo']): RouterAdapter {
  let here = address
  const listeners = new Set<() => void>()
  return {
    linkTo,
    current: () => here,
    go(next) {
      here = next.startsWith('?') ? here.replace(/[?#].*$/s, '') + next : next
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
