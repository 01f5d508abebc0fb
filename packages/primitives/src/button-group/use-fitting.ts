import { useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'

/**
 * Returns how many children of the ref's element fit on one line, measured when a width changes; the last child
 * represents the rest. Change `key` when the children change.
 */
export function useFitting(key: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState<number>()
  useBrowserEffect(() => {
    const line = ref.current
    if (!line) return
    const measure = () => {
      // Where actions fill their line, each would seem to need all of it.
      line.setAttribute('data-measured', '')
      setCount(countFitting(line))
      line.removeAttribute('data-measured')
    }
    const observer = new ResizeObserver(measure)
    for (const element of [line, ...line.children]) observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [key])
  return { ref, count }
}

function countFitting(line: HTMLElement) {
  const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0
  const widths = [...line.children].map((child) => child.getBoundingClientRect().width + gap)
  const more = widths.pop() ?? 0
  // The last in the line has no gap after it; half a pixel is for rounding.
  const room = line.getBoundingClientRect().width + gap + 0.5
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0))
  const isEnough = (ends.at(-1) ?? 0) <= room
  return isEnough ? widths.length : ends.filter((end) => end + more <= room).length
}
