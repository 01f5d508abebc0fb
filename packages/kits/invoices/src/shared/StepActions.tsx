import type { ReactNode } from 'react'
import * as styles from './steps.css.ts'

/** The buttons of a step in a dialog, the least consequential first. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
