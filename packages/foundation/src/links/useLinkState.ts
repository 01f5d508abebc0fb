'use client'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { memoryRouter } from './history-router.ts'
import type { Link } from './link.ts'

export type SetLinkState<State> = (change: Partial<State>, options?: { replace?: boolean }) => void

/**
 * State that stands in the address, through the host's router; in memory where the host gave none. A change names the
 * parts that change, `undefined` to take one away; the rest of the address stays. `replace` adds no step to Back.
 */
export function useLinkState<State extends object>(link: Link<State>): [State, SetLinkState<State>] {
  const { router: given } = useMemberkit()
  const [own] = useState(() => given ?? memoryRouter())
  const router = given ?? own
  // A function of its own each time: React 18 else forgets an address that came with a state set while rendering.
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
