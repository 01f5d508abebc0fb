import type { RouterAdapter } from './router.ts'

export interface HistoryRouterOptions {
  /** The address a server was asked for, so that what it renders is what the browser goes on from. */
  address?: string
  /** The host's page for a thing a kit speaks of. */
  linkTo?: RouterAdapter['linkTo']
}

/**
 * The browser's own history as a router, for hosts without one. It keeps the place on one page; the browser loads every
 * other. A host with a router gives an adapter of it, since a router does not notice what `history` is told by others.
 */
export function historyRouter({ address = '/', linkTo }: HistoryRouterOptions = {}): RouterAdapter {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  return {
    linkTo,
    current: () => (typeof location === 'undefined' ? address : location.pathname + location.search + location.hash),
    go(next, { replace } = {}) {
      history[replace ? 'replaceState' : 'pushState'](history.state, '', next)
      notify()
    },
    owns: (next) => new URL(next, location.href).pathname === location.pathname,
    subscribe(listener) {
      if (!listeners.size) addEventListener('popstate', notify)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (!listeners.size) removeEventListener('popstate', notify)
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
