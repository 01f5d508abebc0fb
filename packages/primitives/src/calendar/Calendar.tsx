import { parseDate } from '@internationalized/date'
import { useCalendar } from 'react-aria/useCalendar'
import { useCalendarState } from 'react-stately/useCalendarState'
import { useCalendarOptions, useMonthState } from './calendar-options.ts'
import { CalendarMonth, type MonthProps } from './CalendarMonth.tsx'

interface CalendarProps extends MonthProps {
  value: string | null
  onChoose: (day: string) => void
}

/** A month of days, one of which can be selected. */
export function Calendar({ value, onChoose, ...month }: CalendarProps) {
  const chosen = value ? parseDate(value) : undefined
  const own = useCalendarState({
    ...useCalendarOptions(month.choice, chosen),
    value: chosen ?? null,
    onChange: (day) => onChoose(String(day)),
  })
  const state = useMonthState(own)
  return <CalendarMonth {...month} {...useCalendar({}, state)} state={state} isFocused={own.isFocused} />
}
