import type { UnavailableDate } from '@memberkit/contract/partners/branches'
import { addDays, dateOf, weekdayOf } from './calendar.ts'
import { covers } from './dates.rules.ts'
import { type DateRule, type Holiday, holidays } from './holidays.ts'

/** A place with holidays of its own. */
export interface HolidayPlace {
  country: string
  /** Two-letter code of the state or province. */
  state?: string
}

export interface HolidayDate {
  holiday: Holiday
  date: string
  /** The weekday on which it is observed: another one if the date is on a weekend. */
  observed: string
}

/** Returns the holidays of a place in a year, in order. */
export function holidaysIn({ country, state = '' }: HolidayPlace, year: number): HolidayDate[] {
  const found: HolidayDate[] = []
  const names = (Object.keys(holidays) as Holiday[]).filter((holiday) => isHeld(holiday, country, state))
  const dated = names.map((holiday) => ({ holiday, date: dateBy(holidays[holiday].rule, year) }))
  for (const { holiday, date } of dated.sort((one, other) => (one.date < other.date ? -1 : 1))) {
    // Boxing Day gives way to a Christmas that moved. Where holidays move to a Friday, two may be observed on one day.
    const isTaken = country === 'CAN' && found.some((other) => other.observed === observedOn(date, country))
    const observed = addDays(observedOn(date, country), isTaken ? 1 : 0)
    found.push({ holiday, date, observed })
  }
  return found
}

/** Returns the holidays of the coming months that aren't covered by a closure, in order. */
export function suggestHolidays(
  place: HolidayPlace,
  dates: readonly UnavailableDate[],
  today: string,
  days = 365,
): HolidayDate[] {
  const last = addDays(today, days)
  const year = Number(today.slice(0, 4))
  return [year, year + 1, year + 2]
    .flatMap((one) => holidaysIn(place, one))
    .filter(({ observed }) => observed >= today && observed <= last && !covers(dates, observed))
    .filter(({ observed }, at, all) => all.findIndex((other) => other.observed === observed) === at)
}

/** Returns Easter Sunday (the Gregorian computus). */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leaps = Math.floor(century / 4)
  const epact = (19 * golden + century - leaps - Math.floor((8 * century + 13) / 25) + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + leaps) % 7
  return dateOf(year, 3, moon - weekday + 28)
}

function isHeld(holiday: Holiday, country: string, state: string) {
  const { regions, ...rule } = holidays[holiday]
  const places = regions.split(' ')
  const isExcepted = 'except' in rule && rule.except.split(' ').includes(state)
  return !isExcepted && (places.includes(country) || (state !== '' && places.includes(state)))
}

function dateBy(rule: DateRule, year: number): string {
  if ('on' in rule) return dateOf(year, ...rule.on)
  if ('easter' in rule) return addDays(easterOf(year), rule.easter)
  if ('before' in rule) {
    const [weekday, month, day] = rule.before
    const last = dateOf(year, month, day - 1)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const [n, weekday, month] = rule.nth
  const first = n > 0 ? dateOf(year, month, 1) : dateOf(year, month + 1, 0)
  const toWeekday = n > 0 ? (weekday - weekdayOf(first) + 7) % 7 : -((weekdayOf(first) - weekday + 7) % 7)
  return addDays(first, toWeekday + (n > 0 ? (n - 1) * 7 : 0) + (rule.plus ?? 0))
}

/** Offices that close on a Saturday or Sunday anyway close on Friday or Monday in the USA, on Monday in Canada. */
function observedOn(date: string, country: string) {
  const weekday = weekdayOf(date)
  if (weekday === 0) return addDays(date, 1)
  if (weekday === 6) return addDays(date, country === 'USA' ? -1 : 2)
  return date
}
