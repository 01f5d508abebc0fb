'use client'
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
  return useRouterAdapter({
    address: query ? `${path}?${query}` : path,
    linkTo,
    owns,
    go(address, { replace } = {}) {
      const [, target = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
      if (target !== path) return router[replace ? 'replace' : 'push'](address)
      // The browser's own path, which has the site's base path in it.
      history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + search + location.hash)
    },
  })
}
