import { withFirstDay } from './first-day.ts'
import type { Locale } from './locale.ts'
import { remember } from './remember.ts'

// A date without a time belongs to no zone. It is written into and read out of one and the same fixed zone, so that no
// zone difference is ever applied to it and the day shown is the day written, wherever the browser stands.
const dateFormat = /* @__PURE__ */ remember((locale) =>
  withFirstDay(
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    locale,
  ),
)

/**
 * `'2026-03-08'` reads `March 8, 2026` or `8 mars 2026`. The month is always spelled: short dates such as 8/3/2026 mean
 * two days, depending on the reader.
 *
 * @param date a calendar date; text that is none (also `2026-02-30`) is handed back as it came
 */
export function formatDate(date: string, locale: Locale): string {
  const day = calendarDay(date)
  return day === undefined ? date : dateFormat(locale).format(day)
}

/** Both days and what lies between, each month spelled: `March 8 – April 7, 2026`. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  const first = calendarDay(start)
  const last = calendarDay(end)
  if (first === undefined || last === undefined) return `${formatDate(start, locale)} – ${formatDate(end, locale)}`
  return dateFormat(locale).formatRange(first, last)
}

function calendarDay(date: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (!year) return undefined
  const moment = new Date(0)
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isOnCalendar = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day)
  return isOnCalendar ? moment.getTime() : undefined
}
