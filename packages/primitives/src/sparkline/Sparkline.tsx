'use client'
import { forwardRef } from 'react'
import { HiddenTable } from '../internal/hidden-table.tsx'
import { isKnown } from '../internal/is-known.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { numberFormat } from '../internal/number-format.ts'
import { useLocale } from '../locale/index.ts'
import { drawingOf, height, width } from './path.ts'
import * as styles from './Sparkline.css.ts'

export interface SparklinePoint {
  /** The point in words, such as its date: "March 2026". */
  label: string
  /** Null where it is not known: the line has a gap there. */
  value: number | null
}

interface OwnProps {
  /** Names the table behind it: "Cases of the last twelve months". */
  label: string
  /** Along the line of text. Empty while they are on their way: the room is kept. */
  points: readonly SparklinePoint[]
  /** Headers of the table's two columns: "Month", "Cases". */
  headers: { label: string; value: string }
  /** Stands in the table where a value is not known: "No data". */
  missingLabel: string
  /** How the locale writes the values. */
  format?: Intl.NumberFormatOptions
}

export interface SparklineProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/**
 * The course of one figure in the height of two lines of text, without axes; to screen readers it is a table of its
 * values. Renders a `<div>`.
 */
export const Sparkline = forwardRef<HTMLDivElement, SparklineProps>(function Sparkline(
  { label, points, headers, missingLabel, format, ...native },
  ref,
) {
  const { locale } = useLocale()
  const { line, end, zero } = drawingOf(points.map(({ value }) => value))
  return (
    <div {...native} ref={ref} className={styles.root}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className={styles.plot}>
        {zero === undefined ? null : <path className={styles.zero} d={`M0 ${zero}H${width}`} />}
        {line ? <path className={styles.line} d={line} /> : null}
        {end ? <path className={styles.end} d={end} /> : null}
      </svg>
      {points.length > 0 ? (
        <HiddenTable
          caption={label}
          headers={[headers.label, headers.value]}
          rows={points.map((point) => [
            point.label,
            isKnown(point.value) ? numberFormat(locale, format).format(point.value) : missingLabel,
          ])}
        />
      ) : null}
    </div>
  )
})
