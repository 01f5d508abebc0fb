import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { endEvent } from '../internal/end-event.ts'
import { useBeside } from '../internal/use-beside.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { focusCursor } from './Calendar.tsx'
import * as styles from './CalendarPopover.css.ts'
import type { OpenCalendar } from './useCalendarButton.ts'

interface CalendarPopoverProps extends OpenCalendar {
  label: string
  children: ReactNode
}

/** Mounted only while it is open; the focus goes to the day of the cursor. */
export function CalendarPopover({ id, label, control, close, onClosed, children }: CalendarPopoverProps) {
  const ref = useBeside(control, 'start', onClosed)

  useBrowserEffect(() => focusCursor(ref.current), [ref])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    endEvent(event)
    close()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // One that is being hidden gives the focus back itself.
    if (!relatedTarget || !currentTarget.matches(':popover-open')) return
    if (!currentTarget.contains(relatedTarget as Node)) onClosed()
  }

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={styles.popover}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  )
}
