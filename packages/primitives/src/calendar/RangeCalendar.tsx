import { parseDate } from '@internationalized/date'
import { useRef } from 'react'
import { useRangeCalendar } from 'react-aria/useRangeCalendar'
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState'
import { useCalendarOptions, useMonthState } from './calendar-options.ts'
import { CalendarMonth, type MonthProps } from './CalendarMonth.tsx'

interface RangeCalendarProps extends MonthProps {
  start: string | null
  end: string | null
  onChoose: (start: string, end: string) => void
  labels: MonthProps['labels'] & { chooseStart: string; chooseEnd: string }
}

/** A month of days, two of which are selected as a range. */
export function RangeCalendar({ start, end, onChoose, ...month }: RangeCalendarProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [first, last] = [start || end, end || start]
  const chosen = first && last ? { start: parseDate(first), end: parseDate(last) } : null
  const own = useRangeCalendarState({
    ...useCalendarOptions(month.choice, chosen?.start),
    value: chosen,
    onChange: (range) => onChoose(String(range.start), String(range.end)),
  })
  const state = useMonthState(own)
  // Leaving the calendar doesn't complete a range.
  const aria = useRangeCalendar({ commitBehavior: 'reset' }, state, ref)
  const { chooseStart, chooseEnd } = month.labels
  return (
    <CalendarMonth
      {...month}
      {...aria}
      ref={ref}
      state={state}
      isFocused={own.isFocused}
      hint={state.anchorDate ? chooseEnd : chooseStart}
    />
  )
}
