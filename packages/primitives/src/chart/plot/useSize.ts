import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Returns the width and height of an element, from before the first paint. */
export function useSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const measure = useCallback(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = ref.current ?? {}
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
  }, [ref])
  const isMeasured = size.width > 0
  // Measures again after the first drawing, because its value labels take up space.
  useLayoutEffect(measure, [measure, isMeasured])
  useLayoutEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, measure])
  return size
}
