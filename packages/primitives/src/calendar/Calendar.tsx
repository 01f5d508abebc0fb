import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { firstWeekdayOf, isWithin, noonOf, todayIn } from '../internal/days.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useLocale } from '../locale/index.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './Calendar.css.ts'
import { calendarWords } from './calendar-words.ts'
import { CalendarHeader, type CalendarLabels } from './CalendarHeader.tsx'
import { clamped, dayFor, type GridKey, isChoice } from './grid-keys.ts'
import { monthOf, weekdaysFrom, weeksOf } from './month-grid.ts'

export interface CalendarProps {
  /** First and last of the days that are chosen; the same for one day. */
  chosen: { start: string; end: string } | undefined
  onChoose: (day: string) => void
  /** The day under the pointer, or the one that has the focus. */
  onPoint?: (day: string) => void
  /** Pressed before the calendar was there. */
  keys: readonly GridKey[]
  min: string | undefined
  max: string | undefined
  /** Why a day cannot be taken, if it cannot. */
  reasonAgainst: (day: string) => string | undefined
  labels: CalendarLabels
  /** What to do next; read out when it changes. */
  hint?: string
  /** Below the days, for example a button that chooses today. */
  children?: ReactNode
}

/** One month of days, by the date grid pattern of the WAI-ARIA Authoring Practices. */
export function Calendar(props: CalendarProps) {
  const { chosen, onChoose, onPoint, keys, min, max, reasonAgainst, labels, hint, children } = props
  const { locale, timeZone, direction } = useLocale()
  const words = calendarWords(locale)
  const firstWeekday = firstWeekdayOf(locale)
  const today = todayIn(timeZone)
  const body = useRef<HTMLTableSectionElement>(null)
  const isMoved = useRef(false)
  const [pointed, setPointed] = useState<string>()
  const limits = { min, max, firstWeekday }

  const [cursor, setCursor] = useState(() => {
    const settings = { ...limits, isRightToLeft: direction === 'rtl' }
    const first = clamped(chosen?.start ?? today, limits)
    return keys.reduce((day, key) => dayFor(key, day, settings) ?? day, first)
  })

  useBrowserEffect(() => {
    if (isMoved.current) focusCursor(body.current)
    isMoved.current = false
  }, [cursor])

  // A choice that was made before the calendar was there.
  const isChosenEarly = keys.some(isChoice)
  useBrowserEffect(() => {
    if (isChosenEarly) choose(cursor)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the day that it was opened at
  }, [])

  function choose(day: string) {
    if (!reasonAgainst(day)) onChoose(day)
  }

  function point(day: string | undefined) {
    setPointed(day)
    if (day) onPoint?.(day)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dayFor(event, cursor, { ...limits, isRightToLeft })
    if (!next && !isChoice(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (!next) return choose(cursor)
    isMoved.current = next !== cursor
    setCursor(next)
  }

  function onClick({ target }: MouseEvent) {
    const day = dayAt(target)
    if (!day) return
    isMoved.current = day !== cursor
    setCursor(day)
    choose(day)
  }

  const renderDay = (day: string) => {
    const reason = reasonAgainst(day)
    const isSelected = chosen !== undefined && chosen.start <= day && day <= chosen.end
    return (
      <td
        key={day}
        role="gridcell"
        className={styles.day}
        tabIndex={day === cursor ? 0 : -1}
        data-day={day}
        data-edge={isSelected ? edgeOf(day, chosen) : undefined}
        data-unavailable={reason && isWithin(day, min, max) ? '' : undefined}
        aria-label={[words.day(day), reason].filter(Boolean).join(', ')}
        aria-selected={isSelected}
        aria-disabled={reason ? true : undefined}
        aria-current={day === today ? 'date' : undefined}
      >
        {words.dayNumber(noonOf(day).getUTCDate())}
      </td>
    )
  }

  const title = words.monthAndYear(cursor)
  const note = pointed && reasonAgainst(pointed)
  return (
    <div className={styles.calendar}>
      <CalendarHeader
        {...{ cursor, today, min, max, words, locale, labels }}
        onMove={(day) => setCursor(clamped(day, limits))}
      />
      <div className={visuallyHidden} aria-live="polite">
        {title}
      </div>
      <div className={visuallyHidden} aria-live="polite">
        {hint}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern */}
      <table role="grid" className={styles.grid} aria-label={title}>
        <thead className={styles.headRow}>
          <tr className={styles.row}>
            {weekdaysFrom(firstWeekday).map((weekday) => (
              <th key={weekday} scope="col" className={styles.weekday} aria-label={words.weekday(someDayOn(weekday))}>
                {words.weekdayLetter(someDayOn(weekday))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          className={styles.rows}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => point(dayAt(target))}
          onPointerOver={({ target }) => point(dayAt(target))}
        >
          {weeksOf(monthOf(cursor), firstWeekday).map((week, row) => (
            <tr key={week.find(Boolean) ?? row} className={styles.row}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a gap, no control */}
              {week.map((day, column) => (day ? renderDay(day) : <td key={column} className={styles.empty} />))}
            </tr>
          ))}
        </tbody>
      </table>
      {note || hint || children ? (
        <div className={styles.footer}>
          {/* Said elsewhere to those who hear it. */}
          <span className={styles.note} aria-hidden="true">
            {note || hint}
          </span>
          {children}
        </div>
      ) : null}
    </div>
  )
}

export function focusCursor(around: Element | null) {
  around?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true })
}

function dayAt(target: EventTarget) {
  return (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day
}

function edgeOf(day: string, { start, end }: { start: string; end: string }) {
  if (start === end) return 'both'
  return day === start ? 'start' : day === end ? 'end' : undefined
}

/** A day of which only the weekday is written: 0 is a Sunday. */
function someDayOn(weekday: number) {
  return `2026-03-0${weekday + 1}`
}
