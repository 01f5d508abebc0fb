import { dateFormat, lengths } from '../date-text/formats.ts'
import { noonOf } from '../internal/days.ts'
import { numberFormat } from '../internal/number-format.ts'

/** How a locale speaks of days; years and months are those that everyone writes to insurers and banks in. */
export function calendarWords(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = dateFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
    return (day: string) => format(noonOf(day))
  }
  const wholeDay = dateFormat(locale, { ...lengths.full, calendar: 'gregory', timeZone: 'UTC' })
  return {
    /**
     * "Sunday, March 8, 2026". With the number that the day shows, also in French, whose first is otherwise "1er": a name
     * holds what is to be seen. Source: WCAG 2.2, 2.5.3.
     */
    day: (day: string) =>
      wholeDay
        .formatToParts(noonOf(day))
        .map(({ value }) => value)
        .join(''),
    /** "March 2026" */
    monthAndYear: format({ year: 'numeric', month: 'long' }),
    month: format({ month: 'long' }),
    shortMonth: format({ month: 'short' }),
    year: format({ year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    weekdayLetter: format({ weekday: 'narrow' }),
    dayNumber: numberFormat(locale).format,
  }
}

export type CalendarWords = ReturnType<typeof calendarWords>
