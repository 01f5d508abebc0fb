'use client'
import { useState } from 'react'
import { createLeaveGuards, type LeaveGuards } from '../links/leave-guards.ts'
import type { RouterAdapter } from '../links/router.ts'
import { useRouterAdapter } from '../links/useRouterAdapter.ts'

/** What Next's own hooks return. They are handed in, so that sites without Next install nothing of it. */
export interface NextRouting extends Pick<RouterAdapter, 'linkTo' | 'owns'> {
  /** Of `usePathname()`. */
  pathname: string | null
  /** Of `useSearchParams()`. */
  searchParams: { toString(): string } | null
  /** Of `useRouter()`. */
  router: { push(address: string): void; replace(address: string): void }
}

/**
 * The App Router of Next, for `router` of the provider. A kit's own steps go through `history`, which Next follows
 * without rendering the page on the server again; other pages of the site through Next's router.
 *
 * @example
 * const router = useNextAdapter({ pathname: usePathname(), searchParams: useSearchParams(), router: useRouter() })
 */
export function useNextAdapter({ pathname, searchParams, router, linkTo, owns }: NextRouting): RouterAdapter {
  const path = pathname ?? '/'
  const query = searchParams?.toString()
  const [guards] = useState(createLeaveGuards)
  const adapter = useRouterAdapter({
    address: query ? `${path}?${query}` : path,
    linkTo,
    owns,
    guard: guards.add,
    go(address, { replace } = {}) {
      const [, target = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
      if (target !== path) return router[replace ? 'replace' : 'push'](address)
      // The browser's own path, which has the site's base path in it.
      history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + search + location.hash)
    },
  })
  guardsOf.set(adapter, guards)
  return adapter
}

const guardsOf = new WeakMap<RouterAdapter, LeaveGuards>()

/**
 * Lets a link of the site wait for `useLeaveGuard`: for `onNavigate` of Next's `Link` (15.3 and newer). Next has no way to
 * hold Back within a site.
 *
 * @param router the adapter, as the provider is given it
 * @param address the `href` of the link
 *
 * @example
 * <Link href="/accounts" onNavigate={(event) => holdNavigation(router, '/accounts', event)}>
 */
export function holdNavigation(router: RouterAdapter, address: string, event: { preventDefault(): void }): void {
  const guard = guardsOf.get(router)?.find(address, router.current())
  if (!guard) return
  event.preventDefault()
  guard.onHeld({ proceed: () => router.go(address), stay() {} })
}
