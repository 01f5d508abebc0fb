'use client'
import { DateText } from '@memberkit/primitives/date-text'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import * as styles from './ExpectedBills.css.ts'

export interface ExpectedBillsProps {
  /** Names the list. */
  label: string
  /** The mark beside each date. */
  mark: string
  /** Local dates. */
  dates: readonly string[]
}

/** Dates of bills to come, each marked as expected. */
export function ExpectedBills({ label, mark, dates }: ExpectedBillsProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {dates.map((date) => (
        <li key={date} className={styles.line}>
          <DateText date={date} format="long" />
          <StatusBadge>{mark}</StatusBadge>
        </li>
      ))}
    </ul>
  )
}
