import type { ReactNode } from 'react'
import * as styles from './DetailFrame.css.ts'

export interface DetailColumnsProps {
  main: ReactNode
  side: ReactNode
}

/** Two columns in a wide container, else one below the other. */
export function DetailColumns({ main, side }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{main}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
