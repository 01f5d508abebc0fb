import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** The width and height of an element, from before the first paint on. */
export function useSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const measure = useCallback(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = ref.current ?? {}
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
  }, [ref])
  const isMeasured = size.width > 0
  // Once more with what was drawn by the first size: the values beside the drawing take room from it.
  useLayoutEffect(measure, [measure, isMeasured])
  useLayoutEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, measure])
  return size
}
