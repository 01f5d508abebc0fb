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
  /** Null if missing: the line has a gap there. */
  value: number | null
}

interface OwnProps {
  /** Names the table behind the drawing: "Cases of the last twelve months". */
  label: string
  /** In text direction. Empty while loading: the space is reserved. */
  points: readonly SparklinePoint[]
  /** The headers of the table's two columns: "Month", "Cases". */
  headers: { label: string; value: string }
  /** Shown in the table for a missing value: "No data". */
  missingLabel: string
  /** The locale format of the values. */
  format?: Intl.NumberFormatOptions
}

export interface SparklineProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/**
 * The trend of one value, two lines of text high, without axes; a table of its values to screen readers. Renders a
 * `<div>`.
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
