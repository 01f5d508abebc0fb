/** A range of local dates such as `2026-03-08`, both inclusive; open where a date is missing. */
export interface Days {
  from?: string
  to?: string
}

export function isWithinDays(day: string | undefined, { from, to }: Days): boolean {
  return Boolean(day) && (!from || day! >= from) && (!to || day! <= to)
}
