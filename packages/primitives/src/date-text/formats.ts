type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts'>

const formats = new Map<string, DateFormat>()

/** Caches formats: creating one costs some hundred times as much as using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = withFirstDay(new Intl.DateTimeFormat(locale, options), locale)))
  return format
}

/** Servers put thin spaces around the dash of a range, and browsers plain ones: a page hydrates only with the same. */
const plainSpaces = (text: string) => text.replaceAll('\u2009', ' ')

/**
 * Formats the first of a month as French does: `1er avril`. No engine does, because locale data has one pattern for all
 * days. `formatToParts` is unchanged.
 */
function withFirstDay(format: Intl.DateTimeFormat, locale: string): DateFormat {
  if (!locale.startsWith('fr')) {
    return {
      format: (date) => format.format(date),
      formatRange: (start, end) => plainSpaces(format.formatRange(start, end)),
      formatToParts: (date) => format.formatToParts(date),
    }
  }
  const joined = (parts: readonly { type: string; value: string }[]) =>
    parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
  return {
    format: (date) => joined(format.formatToParts(date)),
    formatRange: (start, end) => plainSpaces(joined(format.formatRangeToParts(start, end))),
    formatToParts: (date) => format.formatToParts(date),
  }
}

/**
 * Returns a calendar date such as '2026-03-08' as noon UTC, for formatting in UTC, so that no time zone shifts it.
 * Undefined for a nonexistent date.
 */
export function calendarDate(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T12:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return exists ? date : undefined
}

/** The length of a formatted date. The month is always a word, because 8/3 is ambiguous. */
export type DateLength = 'short' | 'long' | 'full'

export const lengths: Record<DateLength, Intl.DateTimeFormatOptions> = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
}

export const minutes: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
