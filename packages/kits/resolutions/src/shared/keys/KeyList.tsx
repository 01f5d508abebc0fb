'use client'
import * as styles from './KeyList.css.ts'

export interface KeyListProps {
  keys: readonly (readonly [key: string, effect: string])[]
}

/** Single keys and their effects, aligned. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <dl className={styles.list}>
      {keys.map(([key, effect]) => (
        <div key={key} className={styles.row}>
          <dt>{effect}</dt>
          <dd className={styles.keys}>
            <kbd className={styles.key}>{key}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  )
}
