import { useRef } from 'react'
import { propertyOf } from './tokens.ts'
import { useFromPage } from './useFromPage.ts'

/** A `cubic-bezier()` as it is set on this page, drawn: time to the right, way upwards. */
export function Curve({ token }: { token: string }) {
  const drawing = useRef<SVGSVGElement>(null)
  const easing = useFromPage(drawing, (styles) => styles.getPropertyValue(propertyOf(token)))
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map(Number)
  return (
    <svg ref={drawing} className="curve" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" vectorEffect="non-scaling-stroke" />
      <path d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
