import { withFirstDay } from './first-day.ts'
import type { Locale } from './locale.ts'
import { memoize } from './memoize.ts'

// A date without a time has no time zone. It is parsed and formatted in the same fixed zone, so it shows the same day
// wherever the browser is.
export const dateFormat = /* @__PURE__ */ memoize((locale) =>
  withFirstDay(
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    locale,
  ),
)

/**
 * Formats a date: `'2026-03-08'` becomes `March 8, 2026` or `8 mars 2026`, with no-break spaces. Months are words,
 * because 8/3/2026 can mean two days.
 *
 * @param date a calendar date; invalid text (also `2026-02-30`) is returned unchanged
 */
export function formatDate(date: string, locale: Locale): string {
  const day = calendarDay(date)
  return day === undefined ? date : unbroken(dateFormat(locale).format(day))
}

/** Returns the moment of a calendar date in that zone; `undefined` if there is no such day. */
export function calendarDay(date: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (!year) return undefined
  const moment = new Date(0)
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isOnCalendar = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day)
  return isOnCalendar ? moment.getTime() : undefined
}

/** Keeps the words of a date on one line, up to its year, and those of a time after it. */
export const unbroken = (text: string) =>
  text.replace(
    /^(.*?\d{4})(\D*)(.*)/,
    (_, date: string, between: string, time: string) => join(date) + between + join(time),
  )

const join = (words: string) => words.replaceAll(' ', '\u00a0')
