const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs some hundred times what using it costs. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
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
