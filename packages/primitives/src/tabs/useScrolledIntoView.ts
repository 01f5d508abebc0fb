import { type RefObject, useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'

/** The width of the fade at the edge. */
const room = 32

/** Scrolls a list to its current entry when that or the list's width changes. Unlike `scrollIntoView`, scrolls only the list. */
export function useScrolledIntoView<List extends HTMLElement>(current: unknown): RefObject<List | null> {
  const ref = useRef<List>(null)
  useBrowserEffect(() => {
    const list = ref.current
    if (!list) return
    const observer = new ResizeObserver(() => scrollToCurrent(list))
    observer.observe(list)
    scrollToCurrent(list)
    return () => observer.disconnect()
  }, [current])
  return ref
}

function scrollToCurrent(list: HTMLElement) {
  const entry = list.querySelector('[aria-selected="true"], [aria-current]')
  if (!entry) return
  const [box, of] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  const [left, right] = [of.left - box.left - room, of.right - box.right + room]
  if (left < 0) list.scrollLeft += left
  else if (right > 0) list.scrollLeft += right
}
