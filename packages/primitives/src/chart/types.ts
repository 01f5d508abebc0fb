import type { ReactNode } from 'react'

export const chartKinds = ['bar', 'line', 'stacked'] as const
export const chartSizes = ['small', 'medium', 'large'] as const

export interface ChartSeries {
  id: string
  /** Its name in legend, tooltip and table. */
  label: string
  /** One value per category; null if missing. */
  values: readonly (number | null)[]
  /**
   * A judging colour, for series that are good or bad in themselves: paid, overdue. Otherwise series have neutral
   * colours; in forced colours and on paper, patterns and shapes.
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical'
}

/** The chart's data as a table: one row per category, one column per series. */
export interface ChartData {
  /** Text, or dates such as '2026-03-01' together with `categoryFormat`. */
  categories: readonly string[]
  /** The locale format of categories that are dates: `{ month: 'short' }`. */
  categoryFormat?: Intl.DateTimeFormatOptions
  /** The categories' column header in the table: "Month". */
  categoryLabel: string
  /** At most six: more lines or bars are hard to distinguish. */
  series: readonly ChartSeries[]
  /** The locale format of values: `{ style: 'currency', currency: 'CAD' }`. */
  valueFormat?: Intl.NumberFormatOptions
}

export interface ChartLabels {
  /** The label of the button that shows the table: "Show as table". */
  showTable: string
  /** The label of the button that shows the chart: "Show as chart". */
  showChart: string
  /** Shown for a missing value: "No data". */
  missing: string
  /** The keyboard hint, announced with the drawing: "Use the arrow keys to go from value to value." */
  keys: string
  /** Announced while the data are loading. */
  loading?: string
}

export interface ChartProps extends ChartData {
  /** `stacked` if the series are parts of a whole. */
  kind: 'bar' | 'line' | 'stacked'
  /** The figures and their period. */
  title: string
  /** The main finding, in a sentence. */
  description?: ReactNode
  labels: ChartLabels
  /** Shown if all values are missing: "No cases in these months." */
  empty: ReactNode
  /**
   * The height of the drawing, reserved from the start: 176, 256 or 352 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /** Whether the data are loading; requires `labels.loading`. */
  isLoading?: boolean
}
