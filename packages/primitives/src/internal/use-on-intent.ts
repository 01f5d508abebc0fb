import { useCallback, useRef, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Loads code at the first hint that it is needed: hover, focus or press. `load` is a module constant, so that all
 * instances share what is loaded; during hydration nothing counts as loaded. Not `React.lazy`, because React would
 * delay showing it by 300 ms. After a failure, the next hint retries.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState(() => loaded.get(load) as Part | undefined)
  const isHydrated = useIsHydrated()
  const isAsked = useRef(false)
  const ask = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    load().then(
      (found) => {
        loaded.set(load, found)
        setPart(() => found)
      },
      () => {
        isAsked.current = false
      },
    )
  }, [load])
  return { part: isHydrated ? part : undefined, ask }
}
