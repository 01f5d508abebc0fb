import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/arrows.tsx'
import { addMonths, isWithin, twoDigits } from '../internal/days.ts'
import { partName } from '../segments/part-names.ts'
import * as styles from './Calendar.css.ts'
import type { CalendarWords } from './calendar-words.ts'
import { monthOf } from './month-grid.ts'

export interface CalendarLabels {
  previousMonth: string
  nextMonth: string
}

interface CalendarHeaderProps {
  /** A day of the month shown. */
  cursor: string
  onMove: (day: string) => void
  today: string
  min: string | undefined
  max: string | undefined
  words: CalendarWords
  locale: string
  labels: CalendarLabels
}

const months = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1))

/** Years that can be jumped to where there are no limits. */
const yearsBack = 100
const yearsAhead = 20

/** The month and the year, each of which can be jumped to, and the ways to the months beside. */
export function CalendarHeader({ cursor, onMove, today, min, max, words, locale, labels }: CalendarHeaderProps) {
  const [year = '', month = ''] = cursor.split('-')
  // A finger's buttons leave no room for "September" there.
  const isNarrow = innerWidth < 400
  const isMonthWithin = (one: string) => isWithin(one, min && monthOf(min), max && monthOf(max))
  const [previous, next] = [addMonths(cursor, -1), addMonths(cursor, 1)]
  const thisYear = Number(today.slice(0, 4))
  const first = Math.min(Number(min?.slice(0, 4) ?? thisYear - yearsBack), Number(year))
  const last = Math.max(Number(max?.slice(0, 4) ?? thisYear + yearsAhead), Number(year))
  const jumpTo = (toYear: string, toMonth: string) =>
    onMove(addMonths(cursor, 12 * (Number(toYear) - Number(year)) + Number(toMonth) - Number(month)))

  return (
    <div className={styles.header}>
      <div className={styles.jumps}>
        <select
          className={styles.jump}
          data-size="small"
          aria-label={partName(locale, 'month')}
          value={month}
          onChange={(event) => jumpTo(year, event.target.value)}
        >
          {months.map((one) => (
            <option key={one} value={one} disabled={!isMonthWithin(`${year}-${one}`)}>
              {(isNarrow ? words.shortMonth : words.month)(`${year}-${one}-01`)}
            </option>
          ))}
        </select>
        <select
          className={styles.jump}
          data-size="small"
          aria-label={partName(locale, 'year')}
          value={year}
          onChange={(event) => jumpTo(event.target.value, month)}
        >
          {Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).map((one) => (
            <option key={one} value={one}>
              {words.year(`${one}-01-01`)}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        size="small"
        label={labels.previousMonth}
        icon={<ChevronStartIcon />}
        aria-disabled={!isMonthWithin(monthOf(previous))}
        onPress={() => onMove(previous)}
      />
      <IconButton
        size="small"
        label={labels.nextMonth}
        icon={<ChevronEndIcon />}
        aria-disabled={!isMonthWithin(monthOf(next))}
        onPress={() => onMove(next)}
      />
    </div>
  )
}
