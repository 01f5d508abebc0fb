import type { ReactNode } from 'react'
import * as styles from './bar.css.ts'

interface BarWords {
  label: string
  isLabelHidden?: boolean
  valueText?: string
}

/** Renders a native bar between its label and its value. */
export function renderBar({ label, isLabelHidden, valueText }: BarWords, bar: ReactNode) {
  return (
    <div className={styles.root}>
      {isLabelHidden ? null : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {valueText ? (
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      ) : null}
      {bar}
    </div>
  )
}
