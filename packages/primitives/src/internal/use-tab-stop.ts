import { type RefObject, useCallback, useRef } from 'react'

/**
 * One stop in the tab order for all that is in `root`. Where what has it is out of sight, and so out of the document,
 * the root stands in for it.
 */
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
