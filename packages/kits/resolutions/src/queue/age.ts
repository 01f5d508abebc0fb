import type { Locale } from '@memberkit/platform/formats'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, unit: string) {
  const key = `${locale} ${unit}`
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  formats.set(key, known)
  return known
}

/** Returns how long ago a moment was, in its largest whole unit up to days: "6 days". */
export function formatAge(since: string, now: number, locale: Locale): string | undefined {
  const moment = Date.parse(since)
  if (Number.isNaN(moment)) return undefined
  const distance = Math.max(0, now - moment)
  if (distance < hour) return formatOf(locale, 'minute').format(Math.floor(distance / minute))
  if (distance < day) return formatOf(locale, 'hour').format(Math.floor(distance / hour))
  return formatOf(locale, 'day').format(Math.floor(distance / day))
}
