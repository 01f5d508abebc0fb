import { type RefObject, useCallback, useRef } from 'react'

/** Keeps one tab stop for everything in `root`. If its element is virtualized away, the root takes its place. */
export function useTabStop(root: RefObject<HTMLElement | null>) {
  const stop = useRef<Element | null>(null)
  const makeStop = useCallback(
    (element: Element | null) => {
      if (stop.current !== element) stop.current?.setAttribute('tabindex', '-1')
      stop.current = element
      element?.setAttribute('tabindex', '0')
      if (element) root.current?.removeAttribute('tabindex')
      else root.current?.setAttribute('tabindex', '0')
    },
    [root],
  )
  return { stop, makeStop }
}
