import { useCallback, useRef, useState } from 'react'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Code that is loaded at the first sign that it will be needed: a pointer over its control, the focus in it, a press.
 * `load` is a constant of the module, so that what one instance has loaded is there for the next at once. Not
 * `React.lazy`: React would hold back what is shown for 300 ms. After a load that failed the next sign tries again.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState(() => loaded.get(load) as Part | undefined)
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
  return { part, ask }
}
