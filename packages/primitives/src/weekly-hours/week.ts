import { firstWeekdayOf } from '../internal/days.ts'

/** The days of the week in JavaScript's order. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** A time range; '' for a missing time, null for an invalid one. */
export interface TimeSpan {
  /** For example '09:00'. */
  start: string | null
  /** For example '17:30'. '24:00' is midnight at the end of the day. Earlier than the start, it is on the next day. */
  end: string | null
}

/** A range with both times. */
export interface WholeSpan {
  start: string
  end: string
}

/** The hours of each day; a day without any is closed. */
export type WeekHours = Record<Weekday, readonly TimeSpan[]>

export const noSpan: TimeSpan = { start: '', end: '' }
export const allDay: WholeSpan = { start: '00:00', end: '24:00' }
export const closedWeek = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WeekHours
export const workdays: readonly Weekday[] = weekdays.slice(1, 6)

/** Returns the days of the week in the locale's order. */
export function weekdaysIn(locale: string): Weekday[] {
  const first = firstWeekdayOf(locale)
  return [...weekdays.slice(first), ...weekdays.slice(0, first)]
}

export function dayBefore(day: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(day) + 6) % 7]!
}

export function dayAfter(day: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(day) + 1) % 7]!
}

/** Whether a range ends after it starts. Midnight, written '24:00' or '00:00', can be the end of a day. */
export function endsAfter(end: string, start: string) {
  return isMidnight(end) || end > start
}

export function isMidnight(end: string | null) {
  return end === '24:00' || end === '00:00'
}

/** Whether a range goes on after midnight. */
export function isOvernight(span: TimeSpan): span is WholeSpan {
  return isWhole(span) && span.end !== span.start && !endsAfter(span.end, span.start)
}

/** Whether the day is open without a break. */
export function isAllDay(spans: readonly TimeSpan[]) {
  const [only, ...more] = spans
  return more.length === 0 && only?.start === '00:00' && isMidnight(only.end)
}

/** Returns the end of the hours that began on the day before; undefined if none go on after midnight. */
export function spilledInto(day: Weekday, week: WeekHours): string | undefined {
  return week[dayBefore(day)]
    .filter(isOvernight)
    .map(({ end }) => end)
    .sort()
    .at(-1)
}

/** Whether two time ranges, in any order, overlap, or one with what began on the day before. */
export function overlap(spans: readonly TimeSpan[], spilledUntil = '00:00') {
  const whole = [{ start: '00:00', end: spilledUntil }, ...inOrder(spans)].slice(spilledUntil === '00:00' ? 1 : 0)
  return whole.some(({ start }, at) => at > 0 && start < latestEnd(whole[at - 1]!))
}

/** Whether one range starts when another ends. */
export function touch(spans: readonly TimeSpan[]) {
  return merged(spans).length < spans.filter(isWhole).length
}

/** Joins ranges that touch; incomplete ones stay. */
export function merged(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: WholeSpan[] = []
  for (const span of inOrder(spans)) {
    const last = joined.at(-1)
    if (last?.end === span.start) joined[joined.length - 1] = { ...last, end: span.end }
    else joined.push(span)
  }
  return [...joined, ...spans.filter((span) => !isWhole(span))]
}

/** Whether every day is closed or has valid hours. */
export function isValidWeek(week: WeekHours, allowsOvernight = false) {
  return weekdays.every(
    (day) =>
      week[day].every((span) => isWhole(span) && isInOrder(span, allowsOvernight)) &&
      !overlap(week[day], spilledInto(day, week)),
  )
}

/** Whether a range ends after it starts, or on the next day where that is allowed. */
export function isInOrder({ start, end }: WholeSpan, allowsOvernight: boolean) {
  return endsAfter(end, start) || (allowsOvernight && end !== start)
}

export function isWhole(span: TimeSpan): span is WholeSpan {
  return Boolean(span.start && span.end)
}

function inOrder(spans: readonly TimeSpan[]): WholeSpan[] {
  return spans.filter(isWhole).sort((one, other) => (one.start < other.start ? -1 : 1))
}

/** The end of a range within its day. */
function latestEnd({ start, end }: WholeSpan) {
  return isMidnight(end) || end < start ? '24:00' : end
}
