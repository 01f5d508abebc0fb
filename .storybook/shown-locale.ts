import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let shown: string | undefined
const listeners = new Set<() => void>()

/** Shows the story on the page in another locale, where it stands; `undefined` brings its own back. */
export function showLocale(locale: string | undefined) {
  shown = locale
  flushSync(() => listeners.forEach((listener) => listener()))
}

/** The locale a story is shown in: the toolbar's, but for a test that switches it. */
export function useShownLocale(ofToolbar: string) {
  return useSyncExternalStore(subscribe, () => shown) ?? ofToolbar
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
