import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
} from 'react'
import { type Place, placeAfter } from './plot-keys.ts'

/** The content of the tooltip: a category and optionally a series. */
export interface Shown {
  at: number
  of?: number
}

/** Returns the active value, by keyboard or pointer. Marks carry their position in `data-at` and `data-of`. */
export function usePointed(area: RefObject<HTMLElement | null>, categories: number, series: number) {
  const [shown, setShown] = useState<Shown>()
  const [last, setLast] = useState<Place>({ at: 0, of: 0 })
  // The data may have fewer values now.
  const stop = { at: Math.min(last.at, categories - 1), of: Math.min(last.of, series - 1) }

  const markAt = ({ at, of }: Place) => area.current?.querySelector<SVGElement>(`[data-at="${at}"][data-of="${of}"]`)
  const isRtl = () => area.current !== null && getComputedStyle(area.current).direction === 'rtl'

  function pointedAt(event: MouseEvent): Shown | undefined {
    const place = placeOf(event.target)
    if (place) return place
    const box = area.current?.getBoundingClientRect()
    if (!box || box.width === 0) return undefined
    const along = (isRtl() ? box.right - event.clientX : event.clientX - box.left) / box.width
    return { at: Math.min(Math.max(Math.floor(along * categories), 0), categories - 1) }
  }

  const handlers = {
    onFocus(event: FocusEvent) {
      const place = placeOf(event.target)
      if (!place) return
      setLast(place)
      setShown(place)
    },
    onBlur: () => setShown(undefined),
    onKeyDown(event: KeyboardEvent) {
      const from = placeOf(event.target)
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && shown) {
        // The first Escape closes only the tooltip, not a surrounding dialog.
        event.stopPropagation()
        event.preventDefault()
        setShown(undefined)
      }
      const place = placeAfter(event.key, from, categories, series, isRtl())
      if (!place) return
      event.preventDefault()
      markAt(place)?.focus()
    },
    onPointerMove: (event: PointerEvent) => setShown(pointedAt(event)),
    onPointerLeave: (event: PointerEvent) => {
      // A touch pointer leaves after every press.
      if (event.pointerType !== 'touch') setShown(undefined)
    },
    onClick(event: MouseEvent) {
      const found = pointedAt(event)
      if (found) markAt({ at: found.at, of: found.of ?? stop.of })?.focus()
    },
  }
  return { shown: shown && shown.at < categories ? shown : undefined, stop, handlers }
}

function placeOf(target: EventTarget): Place | undefined {
  const mark = (target as Element).closest<SVGElement>('[data-at]')
  return mark ? { at: Number(mark.dataset.at), of: Number(mark.dataset.of) } : undefined
}
