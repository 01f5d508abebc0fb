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
   * A colour that judges, where the series is about what is good or bad: paid, overdue. Without it, series have colours
   * that do not judge; where colours are forced, and on paper, patterns and shapes.
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical'
}

/** What the chart is about, in the shape of a table: one row a category, one column a series. */
export interface ChartData {
  /** In words, or as days such as '2026-03-01' together with `categoryFormat`. */
  categories: readonly string[]
  /** How the locale writes categories that are days: `{ month: 'short' }`. */
  categoryFormat?: Intl.DateTimeFormatOptions
  /** Header of the categories in the table: "Month". */
  categoryLabel: string
  /** At most six: more lines or bars can no longer be told apart. */
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
  /** Which keys there are, read out with the drawing: "Use the arrow keys to go from value to value." */
  keys: string
  /** Read out while the data are on their way. */
  loading?: string
}

export interface ChartProps extends ChartData {
  /** `stacked` where the series are parts of a whole. */
  kind: 'bar' | 'line' | 'stacked'
  /** What is shown, over which time. */
  title: string
  /** What to see in it, in a sentence. */
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
