import { formatNumber, type Locale } from '@memberkit/platform/formats'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Returns how long ago a moment was, in its largest whole unit up to days: "6 days". */
export function formatAge(since: string, now: number, locale: Locale): string | undefined {
  const moment = Date.parse(since)
  if (Number.isNaN(moment)) return undefined
  const distance = Math.max(0, now - moment)
  const [unit, length] =
    distance < hour
      ? (['minute', minute] as const)
      : distance < day
        ? (['hour', hour] as const)
        : (['day', day] as const)
  return formatNumber(Math.floor(distance / length), locale, { style: 'unit', unit, unitDisplay: 'long' })
}
