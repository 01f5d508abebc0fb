'use client'
import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { useLocale } from '../locale/index.ts'
import * as styles from './DateText.css.ts'
import { calendarDate, dateFormat, lengths } from './formats.ts'

export interface PeriodTextProps extends NativeProps<'span', { children: unknown }> {
  /** The first date, such as '2026-03-08'. */
  start: string | null | undefined
  /** The last day, inclusive. Without it, only the first day is shown. */
  end: string | null | undefined
  /**
   * "Mar 8 – Apr 7, 2026" or "March 8 – April 7, 2026".
   * @default 'short'
   */
  format?: 'short' | 'long'
  /** Shown for a missing range. */
  placeholder?: ReactNode
}

/** A date range that doesn't repeat month or year. Renders one `<span>`. */
export const PeriodText = forwardRef<HTMLSpanElement, PeriodTextProps>(function PeriodText(
  { start, end, format = 'short', placeholder, ...native },
  ref,
) {
  const { locale } = useLocale()
  return (
    // Servers and browsers may have different versions of a locale's data.
    <span {...native} ref={ref} className={styles.date} suppressHydrationWarning>
      {start ? describePeriod(start, end || start, locale, format) : placeholder}
    </span>
  )
})

function describePeriod(start: string, end: string, locale: string, format: 'short' | 'long') {
  const first = calendarDate(start)
  const last = calendarDate(end)
  // Intl rejects a range that ends before it begins.
  if (!first || !last || first > last) return `${start} – ${end}`
  const text = dateFormat(locale, { ...lengths[format], timeZone: 'UTC' }).formatRange(first, last)
  // Breaks only after the dash, never within a date: at a plain space, as any other would indent the second line.
  return text.replaceAll(' ', '\u00a0').replace(/(\p{Pd})[\u00a0\u2009]/u, '$1 ')
}
