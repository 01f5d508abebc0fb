import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { endEvent } from '../internal/end-event.ts'
import { useAnchoredPopover } from '../internal/use-anchored-popover.ts'
import { useLocale } from '../locale/index.ts'
import * as styles from './CalendarPopover.css.ts'
import type { OpenCalendar } from './useCalendarButton.ts'

interface CalendarPopoverProps extends OpenCalendar {
  label: string
  children: ReactNode
}

/** The popover of a calendar, mounted only while open. The calendar takes focus. */
export function CalendarPopover({ id, label, control, close, onClosed, children }: CalendarPopoverProps) {
  const ref = useAnchoredPopover(control, 'start', onClosed)
  const { locale } = useLocale()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    endEvent(event)
    close()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // A closing popover restores focus itself.
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
      data-mk-raised=""
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <I18nProvider locale={gregorian(locale)}>{children}</I18nProvider>
    </div>
  )
}

/**
 * Returns the locale with the Gregorian calendar, which contracts and invoices use; React Aria uses the locale's own.
 */
function gregorian(locale: string) {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions()
  return calendar === 'gregory' ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString()
}
