import { paint } from './painting.ts'

/** Chromium's entry of an unexpected layout shift. TypeScript doesn't know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

paint()

const shifts: LayoutShift[] = []
const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])))
observer.observe({ type: 'layout-shift', buffered: true })

/**
 * Describes layout shifts since a moment of the page's clock, for failure messages. Excludes elements that weren't
 * visible before.
 */
export function layoutShiftsSince(moment: number) {
  const late = shifts.filter(({ startTime }) => startTime >= moment)
  const moved = late
    .flatMap(({ sources }) => sources)
    .filter(({ previousRect: { width, height } }) => width * height > 0)
  return moved.map(
    ({ node, previousRect, currentRect }) => `${told(node)}: ${place(previousRect)} to ${place(currentRect)}`,
  )
}

function told(node: Node | undefined) {
  const element = node instanceof Element ? node : node?.parentElement
  return `<${element?.tagName.toLowerCase()} class="${element?.className}"> "${node?.textContent?.slice(0, 40)}"`
}

const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width} x ${height} at ${x}, ${y}`
