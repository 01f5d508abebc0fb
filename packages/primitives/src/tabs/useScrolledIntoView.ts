import { type RefObject, useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'

/** The width of the fade at the edge. */
const room = 32

/** Scrolls a list to its current entry when that changes. Unlike `scrollIntoView`, scrolls only the list. */
export function useScrolledIntoView<List extends HTMLElement>(current: unknown): RefObject<List | null> {
  const ref = useRef<List>(null)
  useBrowserEffect(() => {
    const list = ref.current
    const entry = list?.querySelector('[aria-selected="true"], [aria-current]')
    if (!list || !entry) return
    const [box, of] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
    const [left, right] = [of.left - box.left - room, of.right - box.right + room]
    if (left < 0) list.scrollLeft += left
    else if (right > 0) list.scrollLeft += right
  }, [current])
  return ref
}
