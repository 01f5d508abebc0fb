import { firstWeekdayOf } from '../internal/days.ts'

/** The days of the week in JavaScript's order. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** A time range; '' for a missing time, null for an invalid one. */
export interface TimeSpan {
  /** For example '09:00'. */
  start: string | null
  /** For example '17:30'. '00:00' is midnight at the end of the day. */
  end: string | null
}

/** The hours of each day; a day without any is closed. */
export type WeekHours = Record<Weekday, readonly TimeSpan[]>

export const noSpan: TimeSpan = { start: '', end: '' }
export const closedWeek = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WeekHours
export const workdays: readonly Weekday[] = weekdays.slice(1, 6)

/** Returns the days of the week in the locale's order. */
export function weekdaysIn(locale: string): Weekday[] {
  const first = firstWeekdayOf(locale)
  return [...weekdays.slice(first), ...weekdays.slice(0, first)]
}

/** Whether a range ends after it starts. Midnight can be the end of a day. */
export function endsAfter(end: string, start: string) {
  return end === '00:00' || end > start
}

/** Whether two time ranges, in any order, overlap. */
export function overlap(spans: readonly TimeSpan[]) {
  const whole = spans.filter(isWhole).sort((one, other) => (one.start < other.start ? -1 : 1))
  return whole.some(({ start }, at) => at > 0 && endsAfter(whole[at - 1]!.end, start))
}

/** Whether every day is closed or has valid hours. */
export function isValidWeek(week: WeekHours) {
  return weekdays.every((day) => week[day].every(isWhole) && !overlap(week[day]))
}

function isWhole(span: TimeSpan): span is { start: string; end: string } {
  return Boolean(span.start && span.end)
}
