import type { ReactNode } from 'react'

export const chartKinds = ['bar', 'line', 'stacked'] as const
export const chartSizes = ['small', 'medium', 'large'] as const

export interface ChartSeries {
  id: string
  /** Its name in legend, tooltip and table. */
  label: string
  /** One for each category; null where it is not known. */
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
  /** How the locale writes categories that are days: `{ month: 'short' }`. */
  categoryFormat?: Intl.DateTimeFormatOptions
  /** Header of the categories in the table: "Month". */
  categoryLabel: string
  /** At most six: more lines or bars are hard to distinguish. */
  series: readonly ChartSeries[]
  /** How the locale writes values: `{ style: 'currency', currency: 'CAD' }`. */
  valueFormat?: Intl.NumberFormatOptions
}

export interface ChartLabels {
  /** The button that puts the table in the place of the drawing: "Show as table". */
  showTable: string
  /** And back: "Show as chart". */
  showChart: string
  /** Where a value is not known: "No data". */
  missing: string
  /** The keyboard hint, announced with the drawing: "Use the arrow keys to go from value to value." */
  keys: string
  /** Read out while the data are on their way. */
  loading?: string
}

export interface ChartProps extends ChartData {
  /** `stacked` where the series are parts of a whole. */
  kind: 'bar' | 'line' | 'stacked'
  /** What is shown, for which period. */
  title: string
  /** The main finding, in a sentence. */
  description?: ReactNode
  labels: ChartLabels
  /** In place of the drawing when no value is known: "No cases in these months." */
  empty: ReactNode
  /**
   * The height of the drawing, which is kept from the start: 176, 256 or 352 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /** The data are on their way; needs `labels.loading`. */
  isLoading?: boolean
}
