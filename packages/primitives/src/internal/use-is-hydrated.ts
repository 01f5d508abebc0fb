import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false on a server and during hydration, true afterwards, and true at once for content that the browser
 * renders first. For content that a server never renders.
 */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
