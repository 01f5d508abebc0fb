import type { RouterAdapter } from './router.ts'

export interface HistoryRouterOptions {
  /**
   * The path and query that a server or a build has rendered. The browser's first render uses it, too, and follows its
   * own address from then on: a page that was built without a query can be opened with any.
   * @default on a server `/`, in the browser its own address
   */
  address?: string
  /** Returns the host's page for an entity of another kit. */
  linkTo?: RouterAdapter['linkTo']
}

/**
 * Creates a router over the browser's history, for hosts without one. It handles the current page; the browser loads
 * every other. Hosts with a router need an adapter of it, because routers don't notice changes that others make to
 * `history`.
 */
export function historyRouter({ address, linkTo }: HistoryRouterOptions = {}): RouterAdapter {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const isOnServer = typeof location === 'undefined'
  /** The address of the HTML that is being hydrated: until somebody subscribes. */
  let rendered = isOnServer ? (address ?? '/') : address
  return {
    linkTo,
    current: () => rendered ?? location.pathname + location.search + location.hash,
    go(next, { replace } = {}) {
      rendered = undefined
      history[replace ? 'replaceState' : 'pushState'](history.state, '', next)
      notify()
    },
    owns: (next) => new URL(next, location.href).pathname === location.pathname,
    subscribe(listener) {
      if (!listeners.size) addEventListener('popstate', notify)
      listeners.add(listener)
      if (rendered !== undefined) {
        rendered = undefined
        queueMicrotask(notify)
      }
      return () => {
        listeners.delete(listener)
        if (!listeners.size) removeEventListener('popstate', notify)
      }
    },
  }
}

/**
 * Creates a router in memory: for tests, stories, kits without a URL, and servers, with the requested path and query.
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
