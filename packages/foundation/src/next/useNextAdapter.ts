'use client'
import { useState } from 'react'
import { createLeaveGuards, type LeaveGuards } from '../links/leave-guards.ts'
import type { RouterAdapter } from '../links/router.ts'
import { useRouterAdapter } from '../links/useRouterAdapter.ts'

/** The results of Next's hooks. Passed in, so that sites without Next don't install it. */
export interface NextRouting extends Pick<RouterAdapter, 'linkTo' | 'owns'> {
  /** From `usePathname()`. */
  pathname: string | null
  /** From `useSearchParams()`. */
  searchParams: { toString(): string } | null
  /** From `useRouter()`. */
  router: { push(address: string): void; replace(address: string): void }
}

/**
 * Creates an adapter of Next's App Router, for the provider's `router`. Kits navigate through `history`, which Next
 * follows without rendering the page on the server again, and to other pages through Next's router.
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
      // The browser's path, which includes the site's base path.
      history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + search + location.hash)
    },
  })
  guardsOf.set(adapter, guards)
  return adapter
}

const guardsOf = new WeakMap<RouterAdapter, LeaveGuards>()

/**
 * Lets a link of the site wait for `useLeaveGuard`: for `onNavigate` of Next's `Link` (15.3 and later). Next can't hold
 * Back within a site.
 *
 * @param router the adapter passed to the provider
 * @param address the `href` of the link
 *
 * @example
 * <Link href="/accounts" onNavigate={(event) => blockNavigation(router, '/accounts', event)}>
 */
export function blockNavigation(router: RouterAdapter, address: string, event: { preventDefault(): void }): void {
  const guard = guardsOf.get(router)?.find(address, router.current())
  if (!guard) return
  event.preventDefault()
  guard.onBlocked({ proceed: () => router.go(address), cancel() {} })
}
