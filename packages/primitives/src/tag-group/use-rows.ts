import { type RefObject, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'

/** Returns how many items of a wrapping list fit in its first rows, and their height. */
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
