import { type CalendarDate, isSameDay, isToday } from '@internationalized/date'
import { useRef } from 'react'
import { useCalendarCell } from 'react-aria/useCalendar'
import * as styles from './Calendar.css.ts'
import type { MonthState } from './calendar-options.ts'

interface CalendarDayProps {
  date: CalendarDate
  state: MonthState
  /** Why the day is unavailable; undefined if it is available. */
  reason: string | undefined
  /** The id of the hint. */
  hintId: string | undefined
}

/** A cell with the button of a day. Its accessible name is React Aria's, with the reason if unavailable. */
export function CalendarDay({ date, state, reason, hintId }: CalendarDayProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, formattedDate, isSelected, isUnavailable } = useCalendarCell({ date }, state, ref)
  return (
    <td {...cellProps} className={styles.cell}>
      <div
        {...buttonProps}
        ref={ref}
        className={styles.day}
        data-day={date}
        data-today={isToday(date, state.timeZone) ? '' : undefined}
        data-selected={isSelected ? '' : undefined}
        data-edge={isSelected ? edgeOf(date, state) : undefined}
        data-unavailable={isUnavailable ? '' : undefined}
        aria-label={[buttonProps['aria-label'], reason].filter(Boolean).join(', ')}
        // React Aria's own hint is at the end of the page, which a shadow tree can't reference.
        aria-describedby={buttonProps['aria-describedby'] && hintId}
      >
        {formattedDate}
      </div>
    </td>
  )
}

/** Returns whether a selected day is the first or last of a range, or the only one. */
function edgeOf(date: CalendarDate, state: MonthState) {
  if (!('highlightedRange' in state) || !state.highlightedRange) return 'both'
  const { start, end } = state.highlightedRange
  const [isStart, isEnd] = [isSameDay(date, start), isSameDay(date, end)]
  return isStart ? (isEnd ? 'both' : 'start') : isEnd ? 'end' : undefined
}
