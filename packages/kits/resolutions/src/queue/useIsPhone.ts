'use client'
import { cardsBelow } from '@memberkit/tokens'
import { useSyncExternalStore } from 'react'

const query = `(width < ${cardsBelow})`

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is too narrow for a table. The server assumes that it isn't. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
