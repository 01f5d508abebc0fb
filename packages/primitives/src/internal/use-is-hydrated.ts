import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on a server and while its HTML is taken over, true from then on, and at once in what a browser makes itself.
 * For what may be there already in a browser, and never is on a server.
 */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
