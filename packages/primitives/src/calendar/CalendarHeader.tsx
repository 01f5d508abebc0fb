import { type CalendarDate, endOfMonth, startOfMonth, today } from '@internationalized/date'
import type { PointerEvent } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { useCalendarMonthPicker } from 'react-aria/useCalendar'
import { dateFormat } from '../date-text/formats.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/arrows.tsx'
import { partName } from '../segments/part-names.ts'
import * as styles from './Calendar.css.ts'
import type { MonthState } from './calendar-options.ts'

export interface CalendarLabels {
  previousMonth: string
  nextMonth: string
}

interface CalendarHeaderProps {
  state: MonthState
  /** Whether every earlier day is unavailable. */
  isFirst: boolean
  /** Whether every later day is unavailable. */
  isLast: boolean
  labels: CalendarLabels
}

/** The number of years to offer in the year list without limits. */
const yearsBack = 100
const yearsAhead = 20

/** The month and year lists, and the previous and next buttons. */
export function CalendarHeader({ state, isFirst, isLast, labels }: CalendarHeaderProps) {
  const { locale } = useLocale()
  const { focusedDate, minValue, maxValue } = state
  // Touch-sized buttons leave too little space for "September".
  const month = useCalendarMonthPicker({ format: innerWidth < 400 ? 'short' : 'long' }, state)
  const thisYear = today(state.timeZone).year
  const first = Math.min(minValue?.year ?? thisYear - yearsBack, focusedDate.year)
  const last = Math.max(maxValue?.year ?? thisYear + yearsAhead, focusedDate.year)
  const { format } = dateFormat(locale, { year: 'numeric', timeZone: 'UTC' })

  // React Aria clears the start of a range on a pointer release outside a button, such as on the month list.
  const keepAnchor = (event: PointerEvent) => {
    if ('isDragging' in state && !state.isDragging) event.stopPropagation()
  }

  return (
    <div className={styles.header} onPointerUp={keepAnchor}>
      <div className={styles.jumps}>
        <select
          className={styles.jump}
          data-size="small"
          aria-label={partName(locale, 'month')}
          value={month.value}
          onChange={(event) => month.onChange(event.target.value)}
        >
          {month.items.map(({ id, date, formatted }) => (
            <option key={id} value={id} disabled={isOutside(date, state)}>
              {formatted}
            </option>
          ))}
        </select>
        <select
          className={styles.jump}
          data-size="small"
          aria-label={partName(locale, 'year')}
          value={focusedDate.year}
          onChange={(event) => state.setFocusedDate(focusedDate.set({ year: Number(event.target.value) }))}
        >
          {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year) => (
            <option key={year} value={year}>
              {format(Date.UTC(year, 6))}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        size="small"
        label={labels.previousMonth}
        icon={<ChevronStartIcon />}
        aria-disabled={isFirst}
        onPress={() => state.focusPreviousPage()}
      />
      <IconButton
        size="small"
        label={labels.nextMonth}
        icon={<ChevronEndIcon />}
        aria-disabled={isLast}
        onPress={() => state.focusNextPage()}
      />
    </div>
  )
}

/** Whether every day of a month is outside the limits. */
function isOutside(date: CalendarDate, { minValue, maxValue }: MonthState) {
  return Boolean(
    (minValue && endOfMonth(date).compare(minValue) < 0) || (maxValue && startOfMonth(date).compare(maxValue) > 0),
  )
}
