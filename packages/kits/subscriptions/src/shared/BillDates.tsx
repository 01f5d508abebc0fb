'use client'
import { DateText } from '@memberkit/primitives/date-text'
import * as styles from './BillDates.css.ts'

export interface BillDatesProps {
  /** Names the list. */
  label: string
  /** Local dates. */
  dates: readonly string[]
  /** What each asks for, as shown; left out where that isn't known. */
  amount?: string | undefined
}

/** Dates of bills to come. */
export function BillDates({ label, dates, amount }: BillDatesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {dates.map((date) => (
        <li key={date} className={styles.line}>
          <DateText date={date} format="long" />
          {amount === undefined ? null : <span className={styles.amount}>{amount}</span>}
        </li>
      ))}
    </ul>
  )
}
