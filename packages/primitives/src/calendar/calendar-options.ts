import { type CalendarDate, type DateValue, GregorianCalendar, parseDate, today } from '@internationalized/date'
import { useLocale as useAriaLocale } from 'react-aria/I18nProvider'
import type { CalendarState } from 'react-stately/useCalendarState'
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState'
import type { DateChoice } from '../date-field/useDateSegments.ts'
import { firstWeekdayOf, isWithin } from '../internal/days.ts'
import { useLocale } from '../locale/index.ts'

/** React Aria's state of a month, with the time zone that says which day is today. */
export type MonthState = CalendarState | RangeCalendarState

/** The years of contracts and invoices, whatever the locale counts by. */
const createCalendar = () => new GregorianCalendar()

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** What both kinds of calendar tell React Aria's state; it opens at `start` or, without it, at today. */
export function useCalendarOptions({ min, max, unavailableReason }: DateChoice, start: CalendarDate | undefined) {
  const { timeZone } = useLocale()
  const { locale } = useAriaLocale()
  return {
    locale,
    createCalendar,
    firstDayOfWeek: weekdays[firstWeekdayOf(locale)],
    // Always six, so that nothing jumps from month to month.
    weeksInMonth: 6,
    minValue: min ? parseDate(min) : undefined,
    maxValue: max ? parseDate(max) : undefined,
    defaultFocusedValue: start ?? today(timeZone),
    autoFocus: true,
    isDateUnavailable: unavailableReason && ((date: DateValue) => isRefused(String(date))),
  }

  function isRefused(day: string) {
    return isWithin(day, min, max) && unavailableReason?.(day) !== undefined
  }
}

/**
 * The state as the hooks of the grid are given it: with today by the locale's time zone, not the browser's; and as if the
 * grid had the focus, or they would announce months from a region that a modal dialog puts out of reach.
 */
export function useMonthState<State extends MonthState>(state: State): State {
  const { timeZone } = useLocale()
  return { ...state, timeZone, isFocused: true }
}
