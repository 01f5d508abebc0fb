import { addDays, formatDate, formatPeriod, type Locale } from '@memberkit/platform/formats'
import type { tools } from '../messages/en-US/tools.ts'
import type { Translate } from '../messages/messages.ts'
import type { Days } from './days.ts'

/** Describes the date range, to follow the filter's name. */
export function describeDays({ from, to }: Days, t: Translate<typeof tools>, locale: Locale): string {
  if (from && to) return formatPeriod(from, to, locale)
  if (from) return t('filterSince', { date: formatDate(from, locale) })
  return to ? t('filterUntil', { date: formatDate(to, locale) }) : ''
}

/** Returns common date ranges relative to today. */
export function dayPresets(today: string, t: Translate<typeof tools>) {
  const year = Number(today.slice(0, 4))
  return [
    { label: t('daysLast30'), start: addDays(today, -29), end: today },
    { label: t('daysThisYear'), start: `${year}-01-01`, end: `${year}-12-31` },
    { label: t('daysLastYear'), start: `${year - 1}-01-01`, end: `${year - 1}-12-31` },
  ]
}
