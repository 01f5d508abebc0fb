import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let shown: string | undefined
const listeners = new Set<() => void>()

/** Shows the current story in another locale without remounting; `undefined` restores its own. */
export function showLocale(locale: string | undefined) {
  shown = locale
  flushSync(() => listeners.forEach((listener) => listener()))
}

/** Returns the story's locale: the toolbar's, unless a test has changed it. */
export function useShownLocale(ofToolbar: string) {
  return useSyncExternalStore(subscribe, () => shown) ?? ofToolbar
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
