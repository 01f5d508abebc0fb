import { unbroken } from './date.ts'
import { withFirstDay } from './first-day.ts'
import type { Locale } from './locale.ts'
import { memoize } from './memoize.ts'

const instantFormat = /* @__PURE__ */ memoize((locale, timeZone) =>
  withFirstDay(
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }),
    locale,
  ),
)

const dayFormat = /* @__PURE__ */ memoize((locale, timeZone) =>
  withFirstDay(new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone }), locale),
)

const relativeFormat = /* @__PURE__ */ memoize((locale) => new Intl.RelativeTimeFormat(locale))
const nowFormat = /* @__PURE__ */ memoize((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

// Only its numbers are read, so any locale works; every engine has this one's data.
const isoFormat = /* @__PURE__ */ memoize(
  (timeZone) => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
)

/**
 * Formats a timestamp in `timeZone`, which is always named: `March 8, 2026 at 2:00 PM EDT`.
 *
 * @param instant ISO 8601 with an offset or `Z`; anything else is returned unchanged
 * @param timeZone IANA name such as `America/Toronto`
 */
export function formatInstant(instant: string, locale: Locale, timeZone: string): string {
  const moment = momentOf(instant)
  return moment === undefined ? instant : unbroken(instantFormat(locale, timeZone).format(moment))
}

export interface RelativeInstant {
  /** `5 minutes ago`; after a week, the date. */
  text: string
  /** The absolute time. Relative text alone is imprecise, so show both (`title`, `dateTime`). */
  title: string
}

/**
 * Formats a timestamp relative to `now`.
 *
 * @param now the current time, in epoch milliseconds
 */
export function formatRelative(instant: string, now: number, locale: Locale, timeZone: string): RelativeInstant {
  const moment = momentOf(instant)
  if (moment === undefined) return { text: instant, title: instant }
  return { text: relativeText(moment, now, locale, timeZone), title: formatInstant(instant, locale, timeZone) }
}

/** Returns the calendar date of a moment in a time zone, such as `2026-03-08`. */
export function localDateOf(moment: Date | number, timeZone: string): string {
  const parts = Object.fromEntries(
    isoFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

function relativeText(moment: number, now: number, locale: Locale, timeZone: string): string {
  const difference = moment - now
  const distance = Math.abs(difference)
  if (distance < minute) return nowFormat(locale).format(0, 'second')
  if (distance < hour) return relativeFormat(locale).format(Math.trunc(difference / minute), 'minute')
  if (distance < day) return relativeFormat(locale).format(Math.trunc(difference / hour), 'hour')
  if (distance < 7 * day) return relativeFormat(locale).format(Math.trunc(difference / day), 'day')
  return unbroken(dayFormat(locale, timeZone).format(moment))
}

// Without an offset, text would be parsed in the browser's zone, and a bare date in UTC: neither is a timestamp.
function momentOf(instant: string): number | undefined {
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/i.test(instant)) return undefined
  const moment = Date.parse(instant)
  return Number.isNaN(moment) ? undefined : moment
}
