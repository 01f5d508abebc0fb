import type { CalendarDate } from '@internationalized/date'
import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { useCalendarGrid } from 'react-aria/useCalendar'
import { firstWeekdayOf } from '../internal/days.ts'
import * as styles from './Calendar.css.ts'
import { type MonthState, weekdays } from './calendar-options.ts'
import { CalendarDay } from './CalendarDay.tsx'

interface CalendarGridProps {
  state: MonthState
  /** Returns why a day is unavailable; undefined if it is available. */
  reasonAgainst: (day: string) => string | undefined
  /** The id of the hint. */
  hintId: string | undefined
  /** Called with the hovered or focused day. */
  onPoint: (day: string | undefined) => void
}

/** The days of a month in weeks, with React Aria's keyboard navigation. */
export function CalendarGrid({ state, reasonAgainst, hintId, onPoint }: CalendarGridProps) {
  const { locale, direction } = useLocale()
  const firstDayOfWeek = weekdays[firstWeekdayOf(locale)]
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ firstDayOfWeek }, state)
  const { month } = state.visibleRange.start

  // Arrow keys follow the visual direction. React Aria derives it from the locale, which may differ from the page's.
  const turn = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!isArrow || getComputedStyle(event.currentTarget).direction === direction) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if ((event.key === 'ArrowLeft') === (direction === 'ltr')) state.focusNextDay()
    else state.focusPreviousDay()
  }

  const renderDay = (date: CalendarDate | null, column: number) => {
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a gap, no control
    if (date?.month !== month) return <td key={column} className={styles.cell} />
    const day = String(date)
    return <CalendarDay key={day} date={date} state={state} reason={reasonAgainst(day)} hintId={hintId} />
  }

  return (
    <table {...gridProps} className={styles.grid} onKeyDownCapture={turn}>
      <thead {...headerProps} className={styles.headRow}>
        <tr className={styles.row}>
          {weekDays.map((weekday, column) => (
            <th key={column} className={styles.weekday}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className={styles.rows}
        onFocus={({ target }) => onPoint(dayAt(target))}
        onPointerOver={({ target }) => onPoint(dayAt(target))}
      >
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week} className={styles.row}>
            {state.getDatesInWeek(week).map(renderDay)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayAt(target: EventTarget) {
  return (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day
}
