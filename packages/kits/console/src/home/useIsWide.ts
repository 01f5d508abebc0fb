'use client'
import { container } from '@memberkit/tokens'
import { useSyncExternalStore } from 'react'

const query = `(min-width: ${container.narrow}px)`

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether a page has room for columns. The server assumes that it has. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
