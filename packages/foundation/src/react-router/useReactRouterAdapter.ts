'use client'
import type { RouterAdapter } from '../links/router.ts'
import { useRouterAdapter } from '../links/useRouterAdapter.ts'

/** What React Router's own hooks return. They are handed in, so that sites without it install nothing of it. */
export interface ReactRouting extends Pick<RouterAdapter, 'linkTo' | 'owns'> {
  /** Of `useLocation()`. */
  location: { pathname: string; search: string; hash: string }
  /** Of `useNavigate()`. */
  navigate(address: string, options: { replace?: boolean; preventScrollReset?: boolean }): unknown
}

/**
 * React Router 6.4 and newer, for `router` of the provider.
 *
 * @example
 * const router = useReactRouterAdapter({ location: useLocation(), navigate: useNavigate() })
 */
export function useReactRouterAdapter({ location, navigate, linkTo, owns }: ReactRouting): RouterAdapter {
  const { pathname, search, hash } = location
  return useRouterAdapter({
    address: pathname + search + hash,
    linkTo,
    owns,
    go: (address, { replace } = {}) =>
      void navigate(address, { replace, preventScrollReset: address.replace(/[?#].*$/s, '') === pathname }),
  })
}
