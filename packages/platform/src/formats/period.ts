import { calendarDay, dateFormat, formatDate } from './date.ts'
import type { Locale } from './locale.ts'

/** Formats a date range with months as words: `March 8 – April 7, 2026`. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  const first = calendarDay(start)
  const last = calendarDay(end)
  if (first === undefined || last === undefined) return `${formatDate(start, locale)} – ${formatDate(end, locale)}`
  return dateFormat(locale).formatRange(first, last)
}
