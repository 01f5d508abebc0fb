const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Formats "3 hours ago". Undefined from a week on. */
export function relativeTime(milliseconds: number, locale: string): string | undefined {
  const distance = Math.abs(milliseconds)
  if (!(distance < week)) return undefined
  if (distance < minute) return write(0, 'second', locale)
  if (distance < hour) return write(milliseconds / minute, 'minute', locale)
  if (distance < day) return write(milliseconds / hour, 'hour', locale)
  return write(milliseconds / day, 'day', locale)
}

/** Formats "in 3 days", "yesterday". Undefined from a week on. */
export function relativeDay(milliseconds: number, locale: string): string | undefined {
  return Math.abs(milliseconds) < week ? write(milliseconds / day, 'day', locale) : undefined
}

function write(count: number, unit: Intl.RelativeTimeFormatUnit, locale: string) {
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })))
  return format.format(Math.trunc(count), unit)
}

/** Returns every text that a past or future moment can have within a week, to reserve the width. */
export function relativeTimes(isPast: boolean, locale: string): string[] {
  const sign = isPast ? -1 : 1
  const longest = [59 * minute, 23 * hour, 6 * day]
  return longest.map((distance) => relativeTime(sign * distance, locale) ?? '')
}
