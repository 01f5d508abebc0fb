import type { ReactNode } from 'react'
import * as styles from './Detail.css.ts'

/** Content that is left out on paper. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>
}
