import { calendarDay, dateFormat, formatDate } from './date.ts'
import type { Locale } from './locale.ts'

/** Formats a date range with months as words: `March 8 – April 7, 2026`. Breaks only after the dash. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  const first = calendarDay(start)
  const last = calendarDay(end)
  if (first === undefined || last === undefined) return `${formatDate(start, locale)} – ${formatDate(end, locale)}`
  const range = dateFormat(locale).formatRange(first, last)
  return range.replaceAll(' ', '\u00a0').replace(/(\p{Pd})\u00a0/u, '$1 ')
}
