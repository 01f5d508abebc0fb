import { calendarDate, dateFormat } from '../date-text/formats.ts'

/*
 * A day is text such as '2026-03-08': it sorts as text, and no time zone can move it. Counting with it happens at noon
 * UTC, for the same reason.
 */

/** Parses a date. Undefined for a nonexistent one. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  return calendarDate(text) && text
}

export function twoDigits(number: number) {
  return String(number).padStart(2, '0')
}

/** Returns noon UTC of the date. */
export function noonOf(day: string) {
  return new Date(`${day}T12:00:00Z`)
}

export function addDays(day: string, count: number) {
  const date = noonOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return textOf(date)
}

function textOf(date: Date) {
  return date.toISOString().slice(0, 10)
}

/** Returns the date of a moment, in milliseconds, in a time zone. */
export function dayIn(timeZone: string, moment: number) {
  // Swedish formats dates as ISO does.
  return dateFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
}

export function isWithin(day: string, min = '', max = '9999') {
  return min <= day && day <= max
}

// Not every browser knows a locale's weeks, and server and browser must agree. Source: Unicode CLDR.
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** Returns the first day of the week in a locale; 0 is Sunday. */
export function firstWeekdayOf(locale: string) {
  const region = new Intl.Locale(locale).maximize().region ?? 'none'
  return sunday.includes(region) ? 0 : saturday.includes(region) ? 6 : 1
}
