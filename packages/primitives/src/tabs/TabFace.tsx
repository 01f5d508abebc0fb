import type { ReactNode } from 'react'
import { LockIcon } from '../icons/index.ts'
import * as styles from './Tabs.css.ts'

export interface TabContent {
  label: ReactNode
  icon?: ReactNode
  /** The number of items in the panel. */
  count?: ReactNode
}

/** The content of a tab or a tab-like link. */
export function TabFace({ label, icon, count, isLocked }: TabContent & { isLocked?: boolean }) {
  return (
    <span className={styles.face}>
      {icon}
      <span className={styles.words}>{label}</span>
      {count === undefined || count === null ? null : (
        // Without a space, screen readers read a single word.
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
      {isLocked ? <LockIcon /> : null}
    </span>
  )
}
