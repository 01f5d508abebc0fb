const shifted = (day: string, by: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}

/** Days of the calendar, such as '2026-03-08'; they pass through no time zone. */
export const dayBefore = (day: string) => shifted(day, -1)
export const dayAfter = (day: string) => shifted(day, 1)
