import { addDays, daysIntoWeek, weekdayOf } from '../internal/days.ts'

const rows = 6
const week = [0, 1, 2, 3, 4, 5, 6]

/** The days of a month in weeks; always six, so that nothing jumps from month to month. Undefined: of other months. */
export function weeksOf(month: string, firstWeekday: number): (string | undefined)[][] {
  const first = `${month}-01`
  const start = addDays(first, -daysIntoWeek(weekdayOf(first), firstWeekday))
  return Array.from({ length: rows }, (_, row) =>
    week.map((column) => {
      const day = addDays(start, 7 * row + column)
      return monthOf(day) === month ? day : undefined
    }),
  )
}

/** '2026-03' of '2026-03-08'. */
export function monthOf(day: string) {
  return day.slice(0, 7)
}

export function weekdaysFrom(firstWeekday: number) {
  return week.map((count) => (count + firstWeekday) % 7)
}
