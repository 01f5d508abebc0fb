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
import { type ReplayedKey, useReplayedKeys } from './use-replayed-keys.ts'

export interface MonthProps {
  /** The limits, and the reasons for unavailable days. */
  choice: DateChoice
  /** Keys pressed before the calendar had loaded. */
  keys: readonly ReplayedKey[]
  labels: CalendarLabels
  /** Content below the days, such as a button for today. */
  children?: ReactNode
}

interface CalendarMonthProps extends MonthProps, CalendarAria {
  state: MonthState
  /** Whether the grid has focus. */
  isFocused: boolean
  /** The hint for the next step. */
  hint?: string
}

/** The common markup of both calendars: header, grid, and hint. */
export const CalendarMonth = forwardRef<HTMLDivElement, CalendarMonthProps>(function CalendarMonth(props, forwarded) {
  const { calendarProps, prevButtonProps, nextButtonProps, title, state, isFocused, choice, hint, children } = props
  const ref = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [pointed, setPointed] = useState<string>()
  const told = useRef(title)
  useImperativeHandle(forwarded, () => ref.current as HTMLDivElement, [])

  // Otherwise, React Aria retargets events in a shadow tree to its host.
  useBrowserEffect(() => {
    if (ref.current?.getRootNode() instanceof ShadowRoot) enableShadowDOM()
  }, [])
  useReplayedKeys(ref, props.keys)

  // The focused day describes itself with the hint.
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
