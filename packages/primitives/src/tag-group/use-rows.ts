import { type RefObject, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'

/** How many of the items of a wrapping list stand in its first rows, and how tall those are. */
export function useRows(list: RefObject<HTMLElement | null>, maxRows: number | undefined, items: unknown) {
  const [fit, setFit] = useState<{ count: number; height: number }>()

  useBrowserEffect(() => {
    const element = list.current
    if (!element || maxRows === undefined) return
    const measure = () => {
      const boxes = [...element.children].map((item) => item.getBoundingClientRect())
      const tops = [...new Set(boxes.map(({ top }) => top))]
      const next = tops[maxRows]
      const count = next === undefined ? boxes.length : boxes.findIndex(({ top }) => top === next)
      const bottom = Math.max(0, ...boxes.slice(0, count).map((box) => box.bottom))
      const height = bottom - element.getBoundingClientRect().top
      setFit((before) => (before?.count === count && before.height === height ? before : { count, height }))
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, maxRows, items])

  return maxRows === undefined ? undefined : fit
}
