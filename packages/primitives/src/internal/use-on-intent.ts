import { useCallback, useRef, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Code that is loaded at the first sign that it will be needed: a pointer over its control, the focus in it, a press.
 * `load` is a constant of the module, so that what one instance has loaded is there for the next at once; not while a
 * server's HTML, which never has it, is taken over. Not `React.lazy`: React would hold back what is shown for 300 ms.
 * After a load that failed the next sign tries again.
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
