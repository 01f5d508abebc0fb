'use client'
import { useCallback, useEffect, useState } from 'react'
import { createLeaveGuards, type LeaveGuard } from '../links/leave-guards.ts'
import type { RouterAdapter } from '../links/router.ts'
import { useRouterAdapter } from '../links/useRouterAdapter.ts'

/** What React Router's own hooks return. They are handed in, so that sites without it install nothing of it. */
export interface ReactRouting extends Pick<RouterAdapter, 'linkTo' | 'owns'> {
  /** Of `useLocation()`. */
  location: { pathname: string; search: string; hash: string }
  /** Of `useNavigate()`. */
  navigate(address: string, options: { replace?: boolean; preventScrollReset?: boolean }): unknown
  /**
   * `useBlocker` itself, always or never: of a data router, which alone has it. With it, links of the site and Back wait
   * for `useLeaveGuard`.
   */
  useBlocker?: UseBlocker
}

interface Place {
  pathname: string
  search: string
  hash: string
}

/** As of React Router 6.19 and newer. */
type UseBlocker = (shouldBlock: (way: { currentLocation: Place; nextLocation: Place }) => boolean) => {
  state: string
  proceed?: (() => void) | undefined
  reset?: (() => void) | undefined
}

/**
 * React Router 6.4 and newer, for `router` of the provider.
 *
 * @example
 * const router = useReactRouterAdapter({ location: useLocation(), navigate: useNavigate(), useBlocker })
 */
export function useReactRouterAdapter(routing: ReactRouting): RouterAdapter {
  const { location, navigate, linkTo, owns, useBlocker = useNoBlocker } = routing
  const { pathname } = location
  const [guards] = useState(createLeaveGuards)
  const [held] = useState<{ guard?: LeaveGuard }>({})
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => {
        held.guard = guards.find(addressOf(nextLocation), addressOf(currentLocation))
        return held.guard !== undefined
      },
      [guards, held],
    ),
  )
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!isBlocked) return
    held.guard?.onHeld({ proceed: () => blocker.proceed?.(), stay: () => blocker.reset?.() })
    // When it is blocked; the functions then are those of that blocking.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBlocked])
  return useRouterAdapter({
    address: addressOf(location),
    linkTo,
    owns,
    guard: guards.add,
    go: (address, { replace } = {}) =>
      void navigate(address, { replace, preventScrollReset: address.replace(/[?#].*$/s, '') === pathname }),
  })
}

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash

const unblocked = { state: 'unblocked' }
const useNoBlocker: UseBlocker = () => unblocked
