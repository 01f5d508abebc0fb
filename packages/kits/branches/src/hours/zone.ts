/** A date and a time of day as a clock in a place shows them. */
export interface WallTime {
  /** `2026-03-08`. */
  date: string
  /** Minutes since midnight. */
  minutes: number
}

/** Epoch milliseconds. */
export type Instant = number

const minute = 60_000
const day = 24 * 60 * minute
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether the browser knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(formatIn(timeZone))
  } catch {
    return false
  }
}

/** Returns what a clock in the zone shows. */
export function wallTimeAt(instant: Instant, timeZone: string): WallTime {
  const text = new Date(instant + offsetAt(instant, timeZone)).toISOString()
  return { date: text.slice(0, 10), minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) }
}

/**
 * Returns the first instant at which a clock in the zone shows the date and time, or later: in the hour that spring
 * skips, the moment of the change; in the hour that autumn repeats, its first pass. `minutes` may be 1440, the end of the
 * day.
 */
export function instantOf(date: string, minutes: number, timeZone: string): Instant {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  const [before, after] = [offsetAt(shown - day, timeZone), offsetAt(shown + day, timeZone)]
  const fitting = [shown - before, shown - after].filter((one) => one + offsetAt(one, timeZone) === shown)
  return fitting.length > 0 ? Math.min(...fitting) : changeBetween(shown - day, shown + day, timeZone)
}

/** Returns how far the zone's clocks are ahead of UTC, in milliseconds. */
export function offsetAt(instant: Instant, timeZone: string): number {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day: date, hour, minute: minutes, second } = parts
  return Date.UTC(year, month - 1, date, hour, minutes, second) - Math.floor(instant / 1000) * 1000
}

export interface ClockChange {
  at: Instant
  /** Minutes that clocks move forward; negative for back. */
  by: number
}

/** Returns the next change of the zone's clocks within 400 days; undefined where there is none. */
export function nextClockChange(from: Instant, timeZone: string): ClockChange | undefined {
  for (let start = from; start < from + 400 * day; start += 20 * day) {
    const by = offsetAt(start + 20 * day, timeZone) - offsetAt(start, timeZone)
    if (by !== 0) return { at: changeBetween(start, start + 20 * day, timeZone), by: by / minute }
  }
  return undefined
}

/** Finds the only change of offset between two instants, to the second. */
function changeBetween(from: Instant, to: Instant, timeZone: string): Instant {
  const offset = offsetAt(from, timeZone)
  let [low, high] = [Math.floor(from / 1000), Math.ceil(to / 1000)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * 1000, timeZone) === offset) low = middle
    else high = middle
  }
  return high * 1000
}

function formatIn(timeZone: string) {
  let format = formats.get(timeZone)
  if (!format) {
    // Only its numbers are read, so any locale works.
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  return format
}
