/** Returns the day and the time of an instant in a time zone, `''` for none. */
export function partsOfInstant(instant: string, timeZone: string): { day: string; time: string } {
  const moment = Date.parse(instant)
  if (Number.isNaN(moment)) return { day: '', time: '' }
  const { year, month, day, hour, minute } = partsAt(moment, timeZone)
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** Returns the instant of a day and a time in a time zone. */
export function instantOf(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wall)) return ''
  // The offset of the wall clock's own moment may be another where clocks change; one more look settles it.
  const first = wall - offsetAt(wall, timeZone)
  const settled = wall - offsetAt(first, timeZone)
  return new Date(settled).toISOString().replace('.000Z', 'Z')
}

function offsetAt(moment: number, timeZone: string) {
  const { year, month, day, hour, minute } = partsAt(moment, timeZone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - Math.floor(moment / 60_000) * 60_000
}

function partsAt(moment: number, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const found = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const { year = '', month = '', day = '', hour = '', minute = '' } = found
  return { year, month, day, hour, minute }
}
