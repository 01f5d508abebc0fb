'use client'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { memoryRouter } from './history-router.ts'
import type { Link } from './link.ts'

export type SetLinkState<State> = (change: Partial<State>, options?: { replace?: boolean }) => void

/**
 * Keeps state in the URL, through the host's router; in memory without one. A change lists the changed parts, with
 * `undefined` to remove one; the rest of the address stays. `replace` adds no history entry.
 */
export function useLinkState<State extends object>(link: Link<State>): [State, SetLinkState<State>] {
  const { router: given } = useMemberkit()
  const [own] = useState(() => given ?? memoryRouter())
  const router = given ?? own
  // A new function each time: otherwise React 18 ignores an address that changes together with state set during
  // rendering.
  const current = () => router.current()
  const address = useSyncExternalStore(router.subscribe, current, current)
  const state = useMemo(() => link.fromLink(address), [link, address])
  const set = useCallback<SetLinkState<State>>(
    (change, options) => {
      const here = router.current()
      router.go(link.toLink({ ...link.fromLink(here), ...change }, here), options)
    },
    [link, router],
  )
  return [state, set]
}
