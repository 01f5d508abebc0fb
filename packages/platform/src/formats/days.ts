/**
 * Returns the calendar date a number of days later, or earlier if negative: `addDays('2026-02-28', 1)` is
 * `'2026-03-01'`. No time zone is involved.
 *
 * @throws RangeError if there is no such date
 */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
