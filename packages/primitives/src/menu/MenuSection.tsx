'use client'
import { type ReactNode, useId } from 'react'
import * as styles from './Menu.css.ts'

export interface MenuSectionProps {
  label: ReactNode
  children: ReactNode
}

/** Items of a Menu under a heading. */
export function MenuSection({ label, children }: MenuSectionProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.section}>
      <div id={id} className={styles.sectionLabel}>
        {label}
      </div>
      {children}
    </div>
  )
}

/** A line between the items of a Menu. */
export function MenuSeparator() {
  return <hr className={styles.separator} />
}
