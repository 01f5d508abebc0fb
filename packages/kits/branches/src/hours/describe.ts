import type { BusinessHours, OpeningRange, UnavailableDate } from '@memberkit/contract/partners/branches'
import type { Translate } from '@memberkit/foundation/messages'
import { formatDate, formatPeriod, type Locale, zoneName } from '@memberkit/platform/formats'
import { formatTime } from '@memberkit/primitives/time-field'
import type { hoursEnUS } from '../messages/hours/en-US.ts'
import { type Weekday, weekdays, weekFromSunday } from './calendar.ts'
import { haveSameHours, isOpenAllDay, mergeTouching } from './week.rules.ts'

export type HoursWords = Translate<typeof hoursEnUS>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
}

/** Returns the name of a day within a sentence: "Monday", "lundi". */
export function dayName(day: Weekday, locale: string, weekday: 'long' | 'short' = 'long'): string {
  // 2026-06-01 is a Monday.
  return formatOf(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 5, 1 + weekdays.indexOf(day), 12))
}

/** Returns text that begins a line: French and Spanish names of days are lower case within a sentence. */
export const asTitle = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** Returns a name, as WeeklyHours has it at the start of a line, within a sentence. */
export const inSentence = (name: string, locale: string): string =>
  locale.startsWith('en') ? name : name.toLocaleLowerCase(locale)

/** Returns a time within a sentence. Spanish has an article, which follows the hour. */
export function timeInSentence(time: string, locale: string): string {
  const text = formatTime(time, locale)
  if (!locale.startsWith('es')) return text
  return `${/^1\D/.test(text) ? 'la' : 'las'} ${text}`
}

/** Returns "Monday to Friday", "all days", or the names. */
export function describeDays(days: readonly Weekday[], locale: string, t: HoursWords): string {
  if (days.length === 7) return t('everyDay')
  if (days.length === 5 && days.every((day) => weekdays.indexOf(day) < 5)) return t('workdays')
  return new Intl.ListFormat(locale).format(
    weekFromSunday.filter((day) => days.includes(day)).map((day) => dayName(day, locale)),
  )
}

/** Returns the hours of a day: "8:30 AM – 12:00 PM, 1:00 PM – 5:30 PM". Lines break between times, never within one. */
export function describeRanges(ranges: readonly OpeningRange[], locale: string, t: HoursWords): string {
  if (ranges.length === 0) return t('closed')
  if (isOpenAllDay(ranges)) return t('allDay')
  const timeOf = (time: string) => formatTime(time, locale).replace(/\s/g, '\u00a0')
  return mergeTouching(ranges)
    .map(({ start, end }) => `${timeOf(start)}\u00a0– ${timeOf(end === '00:00' ? '24:00' : end)}`)
    .join(', ')
}

/** Some days with the same hours: "Mon–Thu", "9:00 AM – 5:00 PM". */
export interface AlikeDays {
  days: string
  hours: string
}

/** Returns the hours of some days, those that are alike together. */
export function describeAlike(
  hours: BusinessHours,
  locale: string,
  t: HoursWords,
  days: readonly Weekday[] = weekFromSunday,
): AlikeDays[] {
  const groups: Weekday[][] = []
  for (const day of days) {
    const last = groups.at(-1)?.at(-1)
    const isNext = last !== undefined && weekFromSunday.indexOf(day) === weekFromSunday.indexOf(last) + 1
    if (isNext && haveSameHours(hours[last], hours[day])) groups.at(-1)!.push(day)
    else groups.push([day])
  }
  const nameOf = (day: Weekday) => asTitle(dayName(day, locale, 'short'), locale)
  return groups.map((group) => ({
    days: group.length === 1 ? nameOf(group[0]!) : `${nameOf(group[0]!)}–${nameOf(group.at(-1)!)}`,
    hours: describeRanges(hours[group[0]!], locale, t),
  }))
}

/** Returns the hours of some days in one text: "Mon–Thu 9:00 AM – 5:00 PM; Fri Closed". */
export const describeHours = (...options: Parameters<typeof describeAlike>): string =>
  describeAlike(...options)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('; ')

/** Returns a closure's days: "December 24, 2026" or "December 24 – 26, 2026". */
export function describeDate({ from, to }: UnavailableDate, locale: Locale): string {
  if (from === to) return formatDate(from, locale)
  if (to < from) return `${formatDate(from, locale)} – ${formatDate(to, locale)}`
  return formatPeriod(from, to, locale)
}

/** Returns the city of a zone: "St. John’s" is `America/St_Johns`, so it is read from the name. */
export function zoneCity(timeZone: string): string {
  return (timeZone.split('/').slice(1).join(', ') || timeZone).replaceAll('_', ' ')
}

/** Returns "Chicago – Central time". */
export const zoneLabel = (timeZone: string, locale: string): string =>
  `${zoneCity(timeZone)} – ${zoneName(timeZone, locale)}`
