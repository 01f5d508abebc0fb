import type { BusinessHours } from '@memberkit/contract/partners/branches'

export type Weekday = keyof BusinessHours

/** The days of the week, from Monday. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[]

/** The same days as people read them: in the region of every locale a week begins on Sunday, as WeeklyHours has it. */
export const weekFromSunday: readonly Weekday[] = [weekdays[6], ...weekdays.slice(0, 6)]

// Dates are text such as '2026-03-08'. They are counted in UTC, so that no zone moves them.
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)
const textOf = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(date: string, count: number): string {
  const day = noonOf(date)
  day.setUTCDate(day.getUTCDate() + count)
  return textOf(day)
}

/** Returns the day of the week: 0 is Sunday. */
export const weekdayOf = (date: string): number => noonOf(date).getUTCDay()

export const dayOfWeek = (date: string): Weekday => weekdays[(weekdayOf(date) + 6) % 7]!

/** Returns the number of days from the first to the last, both included. */
export function daysIn(from: string, to: string): number {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000) + 1
}

/** Returns a date; `month` is 1 for January. */
export const dateOf = (year: number, month: number, day: number): string =>
  textOf(new Date(Date.UTC(year, month - 1, day, 12)))
