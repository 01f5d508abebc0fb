import { type CalendarDate, type DateValue, GregorianCalendar, parseDate, today } from '@internationalized/date'
import { useLocale as useAriaLocale } from 'react-aria/I18nProvider'
import type { CalendarState } from 'react-stately/useCalendarState'
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState'
import type { DateChoice } from '../date-field/useDateSegments.ts'
import { firstWeekdayOf, isWithin } from '../internal/days.ts'
import { useLocale } from '../locale/index.ts'

/** React Aria's state of a month, with the time zone that determines today. */
export type MonthState = CalendarState | RangeCalendarState

/** Always Gregorian, as in contracts and invoices, whatever the locale. */
const createCalendar = () => new GregorianCalendar()

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Returns the common options of both calendar states. The calendar opens at `start`, or today. */
export function useCalendarOptions({ min, max, unavailableReason }: DateChoice, start: CalendarDate | undefined) {
  const { timeZone } = useLocale()
  const { locale } = useAriaLocale()
  return {
    locale,
    createCalendar,
    firstDayOfWeek: weekdays[firstWeekdayOf(locale)],
    // Always six weeks, so that the height doesn't change.
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
 * Returns the state for the grid's hooks, with two changes: today is in the locale's time zone, not the browser's; and
 * the grid counts as focused, because otherwise React Aria announces months in a region that a modal dialog makes
 * inert.
 */
export function useMonthState<State extends MonthState>(state: State): State {
  const { timeZone } = useLocale()
  return { ...state, timeZone, isFocused: true }
}
