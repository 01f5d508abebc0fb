import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import * as styles from './List.css.ts'

/** The title of a list, its count and its tools. */
export function ListHeading({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <div>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {note === undefined ? null : <span className={styles.quiet}>{note}</span>}
      </div>
      {children}
    </div>
  )
}
