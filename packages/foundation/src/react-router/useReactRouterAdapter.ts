'use client'
import { useCallback, useEffect, useState } from 'react'
import { createLeaveGuards, type LeaveGuard } from '../links/leave-guards.ts'
import type { RouterAdapter } from '../links/router.ts'
import { useRouterAdapter } from '../links/useRouterAdapter.ts'

/** The results of React Router's hooks. Passed in, so that sites without it don't install it. */
export interface ReactRouting extends Pick<RouterAdapter, 'linkTo' | 'owns'> {
  /** From `useLocation()`. */
  location: { pathname: string; search: string; hash: string }
  /** From `useNavigate()`. */
  navigate(address: string, options: { replace?: boolean; preventScrollReset?: boolean }): unknown
  /**
   * `useBlocker` itself, always or never, from a data router. With it, links of the site and Back wait for
   * `useLeaveGuard`.
   */
  useBlocker?: UseBlocker
}

interface Place {
  pathname: string
  search: string
  hash: string
}

/** As of React Router 6.19 and later. */
type UseBlocker = (shouldBlock: (way: { currentLocation: Place; nextLocation: Place }) => boolean) => {
  state: string
  proceed?: (() => void) | undefined
  reset?: (() => void) | undefined
}

/**
 * Creates an adapter of React Router 6.4 and later, for the provider's `router`.
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
    held.guard?.onBlocked({ proceed: () => blocker.proceed?.(), cancel: () => blocker.reset?.() })
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
