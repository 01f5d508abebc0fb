import { calendarDate, dateFormat } from '../date-text/formats.ts'
import { isKnown } from '../internal/is-known.ts'
import { numberFormat } from '../internal/number-format.ts'
import type { ChartData } from './types.ts'

/** Returns a chart's data formatted by locale. */
export interface ChartWords {
  categories: readonly string[]
  valueOf(value: number | null | undefined): string
}

export function wordsOf({ categories, categoryFormat, valueFormat }: ChartData, missing: string, locale: string) {
  const words: ChartWords = {
    categories: categories.map((category) => {
      const day = categoryFormat && calendarDate(category)
      return day ? dateFormat(locale, { ...categoryFormat, timeZone: 'UTC' }).format(day) : category
    }),
    valueOf: (value) => (isKnown(value) ? numberFormat(locale, valueFormat).format(value) : missing),
  }
  return words
}
