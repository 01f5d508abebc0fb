'use client'
import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { useLocale } from '../locale/index.ts'
import * as styles from './DateText.css.ts'
import { describeDate, describeInstant } from './describe.ts'

interface Look extends NativeProps<'time', { children: unknown; dateTime: unknown; title: unknown }> {
  /**
   * "Mar 8, 2026", "March 8, 2026" or "Sunday, March 8, 2026".
   * @default 'short'
   */
  format?: 'short' | 'long' | 'full'
  /** Shown for a missing date. */
  placeholder?: ReactNode
}

interface CalendarDate {
  /** A calendar date, such as '2026-03-08': the same in every time zone. */
  date: string | null | undefined
  /** Today, as a calendar date: dates less than a week away read "yesterday" or "in 3 days". */
  relativeTo?: string
  /** Today, as a calendar date: dates of its year are shortened to "Mar 8". */
  withinYearOf?: string
  instant?: undefined
  precision?: undefined
}

interface Instant {
  /** A timestamp in ISO 8601, such as '2026-03-08T14:30:00Z', shown in the LocaleProvider's time zone. */
  instant: string | null | undefined
  /**
   * 'time' leaves the day out, for rows below their day.
   * @default 'minute'
   */
  precision?: 'day' | 'minute' | 'time'
  /** The current time in ISO 8601: times less than a week away read "3 hours ago". */
  relativeTo?: string
  withinYearOf?: undefined
  date?: undefined
}

export type DateTextProps = Look & (CalendarDate | Instant)

/** A date or time. Months are words; a relative one has the full date as its title. Renders `<time>`. */
export const DateText = forwardRef<HTMLElement, DateTextProps>(function DateText(
  { date, instant, precision = 'minute', relativeTo, withinYearOf, format = 'short', placeholder, ...native },
  ref,
) {
  const settings = { ...useLocale(), format, precision, relativeTo, withinYearOf }
  const value = date ?? instant
  if (!value)
    return (
      <span {...native} ref={ref}>
        {placeholder}
      </span>
    )
  const { text, title } = date ? describeDate(value, settings) : describeInstant(value, settings)
  return (
    // Servers and browsers may have different versions of a locale's data.
    <time
      {...native}
      ref={ref as never}
      className={styles.date}
      dateTime={value}
      title={title}
      data-format={format}
      suppressHydrationWarning
    >
      {text}
    </time>
  )
})
