'use client'
import type { ReactNode } from 'react'
import * as styles from './Detail.css.ts'

/** Reserves the space of content that is still to come, so that nothing moves when it does. */
export function Reserved({ children }: { children: ReactNode }) {
  return <div className={styles.reserved}>{children}</div>
}
