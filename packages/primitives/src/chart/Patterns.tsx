import type { ReactNode } from 'react'
import type { ChartSeries } from './types.ts'
import * as styles from './series.css.ts'

/** The maximum number of distinguishable series. */
export const lookCount = 6

const line = (d: string) => <path className={styles.patternLine} d={d} />
const side = 8

/** Patterns that differ without color. */
const patterns: readonly ReactNode[] = [
  <rect key="solid" className={styles.patternFill} width={side} height={side} />,
  line('M-2 2 2-2M-2 10 10-2M6 10l4-4'),
  <circle key="dots" className={styles.patternFill} cx={4} cy={4} r={1.75} />,
  line('M0 4h8'),
  line('M4 0v8'),
  line('M-2 2 2-2M-2 10 10-2M6 10l4-4M-2 6l4 4M-2-2l12 12M6-2l4 4'),
]

/** Dash patterns of line charts. */
export const dashes = [undefined, '6 4', '2 4', '10 3 2 3', '4 2', '12 4'] as const

/** Point shapes, centered at 0 0. */
export const shapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-4-4h8v8h-8z',
  'M0-5 5 4H-5z',
  'M0-5.5 5.5 0 0 5.5-5.5 0z',
  'M0 5 5-4H-5z',
  'M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z',
] as const

/** Returns the attributes that set a series's color. */
export const colorOf = ({ tone }: Pick<ChartSeries, 'tone'>, at: number) => ({
  'data-series': at % lookCount,
  'data-tone': tone,
})

export const patternUrl = (id: string, at: number) => `url(#${id}-${at})`

/** The pattern definitions that the chart's fills reference. */
export function Patterns({ id, series }: { id: string; series: readonly ChartSeries[] }) {
  return (
    <svg className={styles.definitions} width={0} height={0} aria-hidden="true">
      <defs className={styles.swatch}>
        {series.map((one, at) => (
          <pattern
            key={one.id}
            id={`${id}-${at}`}
            className={styles.series}
            {...colorOf(one, at)}
            width={side}
            height={side}
            patternUnits="userSpaceOnUse"
          >
            <rect className={styles.patternGround} width={side} height={side} />
            {patterns[at % lookCount]}
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

interface SwatchProps {
  id: string
  kind: 'bar' | 'line' | 'stacked'
  series: ChartSeries
  at: number
}

/** A sample of a series's appearance, beside its name. */
export function Swatch({ id, kind, series, at }: SwatchProps) {
  const color = colorOf(series, at)
  return (
    <svg className={styles.swatch} width={kind === 'line' ? 28 : 14} height={14} aria-hidden="true">
      {kind === 'line' ? (
        <>
          <path className={styles.line} {...color} d="M0 7h28" strokeDasharray={dashes[at % lookCount]} />
          <path className={styles.point} {...color} d={shapes[at % lookCount]} transform="translate(14 7)" />
        </>
      ) : (
        <rect className={styles.bar} {...color} x={1} y={1} width={12} height={12} rx={2} fill={patternUrl(id, at)} />
      )}
    </svg>
  )
}
