import { forwardRef, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react'
import type { CalendarAria } from 'react-aria/useCalendar'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { type DateChoice, reasonAgainst } from '../date-field/useDateSegments.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { announce } from '../live/announce.ts'
import * as styles from './Calendar.css.ts'
import type { MonthState } from './calendar-options.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarHeader, type CalendarLabels } from './CalendarHeader.tsx'
import { type KeptKey, useKeptKeys } from './use-kept-keys.ts'

export interface MonthProps {
  /** The days that can be taken, and why others cannot. */
  choice: DateChoice
  /** Pressed before the calendar was there. */
  keys: readonly KeptKey[]
  labels: CalendarLabels
  /** Below the days, for example a button that chooses today. */
  children?: ReactNode
}

interface CalendarMonthProps extends MonthProps, CalendarAria {
  state: MonthState
  /** Whether the focus is in the grid. */
  isFocused: boolean
  /** What to do next. */
  hint?: string
}

/** The markup of React Aria's calendars: ways to other months, the grid, and what is to be said below it. */
export const CalendarMonth = forwardRef<HTMLDivElement, CalendarMonthProps>(function CalendarMonth(props, forwarded) {
  const { calendarProps, prevButtonProps, nextButtonProps, title, state, isFocused, choice, hint, children } = props
  const ref = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [pointed, setPointed] = useState<string>()
  const told = useRef(title)
  useImperativeHandle(forwarded, () => ref.current as HTMLDivElement, [])

  // Else React Aria would take events of a shadow tree for those of its host.
  useBrowserEffect(() => {
    if (ref.current?.getRootNode() instanceof ShadowRoot) enableShadowDOM()
  }, [])
  useKeptKeys(ref, props.keys)

  // In the grid the day that takes the focus says it.
  useBrowserEffect(() => {
    if (told.current !== title && !isFocused) announce(title)
    told.current = title
  }, [title, isFocused])

  const note = pointed && reasonAgainst(pointed, choice)
  return (
    <div {...calendarProps} ref={ref} className={styles.calendar}>
      <CalendarHeader
        state={state}
        isFirst={Boolean(prevButtonProps.isDisabled)}
        isLast={Boolean(nextButtonProps.isDisabled)}
        labels={props.labels}
      />
      <CalendarGrid
        state={state}
        reasonAgainst={(day) => reasonAgainst(day, choice)}
        hintId={hint ? hintId : undefined}
        onPoint={setPointed}
      />
      {note || hint || children ? (
        <div className={styles.footer}>
          <span id={hintId} hidden className={styles.hint}>
            {hint}
          </span>
          {/* Said by the days to those who hear them. */}
          <span className={styles.note} aria-hidden="true">
            {note || hint}
          </span>
          {children}
        </div>
      ) : null}
    </div>
  )
})
