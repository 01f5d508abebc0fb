import type { ReactNode } from 'react'
import { LockIcon } from '../icons/index.ts'
import * as styles from './Tabs.css.ts'

export interface TabContent {
  label: ReactNode
  icon?: ReactNode
  /** The number of items in the panel. */
  count?: ReactNode
}

/** What can be seen of a tab or of a link that looks like one. */
export function TabFace({ label, icon, count, isLocked }: TabContent & { isLocked?: boolean }) {
  return (
    <span className={styles.face}>
      {icon}
      <span className={styles.words}>{label}</span>
      {count === undefined || count === null ? null : (
        // A space, for without one a screen reader would read one word.
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
      {isLocked ? <LockIcon /> : null}
    </span>
  )
}
