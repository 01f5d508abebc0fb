import { colorOf, dashes, lookCount, patternUrl, shapes } from '../Patterns.tsx'
import * as paint from '../series.css.ts'
import type { ChartProps } from '../types.ts'
import type { ChartWords } from '../words.ts'
import type { Geometry, Mark } from './geometry.ts'
import type { Place } from './plot-keys.ts'
import * as styles from './Plot.css.ts'

interface MarksProps extends Pick<ChartProps, 'kind' | 'series'> {
  id: string
  geometry: Geometry
  words: ChartWords
  /** The value with the tab stop. */
  stop: Place
}

/** The maximum number of visible points. Beyond it, only the active point is drawn. */
const mostShapes = 40

export function Marks({ id, kind, series, geometry, words, stop }: MarksProps) {
  const hasShapes = geometry.marks.length <= mostShapes
  return (
    <>
      {geometry.lines.map((d, of) => (
        <path
          key={series[of]!.id}
          className={paint.line}
          {...colorOf(series[of]!, of)}
          d={d}
          strokeDasharray={dashes[of % lookCount]}
          aria-hidden="true"
        />
      ))}
      {geometry.marks.map((row, at) =>
        row.map((mark, of) => (
          <g
            key={`${at} ${series[of]!.id}`}
            className={styles.mark}
            role="img"
            aria-label={[words.categories[at], series[of]!.label, words.valueOf(series[of]!.values[at])].join(', ')}
            tabIndex={stop.at === at && stop.of === of ? 0 : -1}
            data-at={at}
            data-of={of}
          >
            {renderMark(mark, at, of)}
          </g>
        )),
      )}
    </>
  )

  function renderMark(mark: Mark, at: number, of: number) {
    const { x, y, width, height } = mark
    const color = colorOf(series[of]!, of)
    if (!mark.isKnown) return <path className={styles.missing} d={cross(x + width / 2, geometry.zero)} />
    if (kind !== 'line')
      return (
        <rect
          className={paint.bar}
          {...color}
          x={x + 1}
          y={y}
          width={Math.max(width - 2, 1)}
          height={height}
          rx={Math.min(2, height / 2)}
          fill={patternUrl(id, of)}
        />
      )
    const isAlone = !geometry.marks[at - 1]?.[of]?.isKnown && !geometry.marks[at + 1]?.[of]?.isKnown
    return hasShapes || isAlone ? (
      <path className={paint.point} {...color} d={shapes[of % lookCount]} transform={`translate(${x} ${y})`} />
    ) : (
      <circle className={styles.target} cx={x} cy={y} r={4} />
    )
  }
}

/** The mark of a missing value, which must not look like zero. */
const cross = (middle: number, zero: number) => `M${middle - 4} ${zero - 11}l8 8m0-8l-8 8`
