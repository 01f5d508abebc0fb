type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts'>

const formats = new Map<string, DateFormat>()

/** Making a format costs some hundred times what using it costs. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = withFirstDay(new Intl.DateTimeFormat(locale, options), locale)))
  return format
}

/**
 * Writes the first of a month as French does: `1er avril`. No engine does: the locale data has one pattern for all days.
 * `formatToParts` stays as the engine has it.
 */
function withFirstDay(format: Intl.DateTimeFormat, locale: string): DateFormat {
  if (!locale.startsWith('fr')) return format
  const joined = (parts: readonly { type: string; value: string }[]) =>
    parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
  return {
    format: (date) => joined(format.formatToParts(date)),
    formatRange: (start, end) => joined(format.formatRangeToParts(start, end)),
    formatToParts: (date) => format.formatToParts(date),
  }
}

/**
 * A calendar date such as '2026-03-08', held at noon UTC and only ever written in UTC, so that no zone can move it
 * to the day before. Undefined when there is no such day.
 */
export function calendarDate(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T12:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return exists ? date : undefined
}

/** How much of a date is written. The month is always a word: 8/3 is two days of the year. */
export type DateLength = 'short' | 'long' | 'full'

export const lengths: Record<DateLength, Intl.DateTimeFormatOptions> = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
}

export const minutes: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
