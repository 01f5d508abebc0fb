'use client'
import { DateText } from '@memberkit/primitives/date-text'
import * as styles from './BillDates.css.ts'

export interface BillDatesProps {
  /** Names the list. */
  label: string
  /** Local dates. */
  dates: readonly string[]
}

/** Dates of bills to come. */
export function BillDates({ label, dates }: BillDatesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {dates.map((date) => (
        <li key={date}>
          <DateText date={date} format="long" />
        </li>
      ))}
    </ul>
  )
}
