import { Fragment } from 'react'
import * as styles from './NameLine.css.ts'

export interface NameLineProps {
  /** Names of people. */
  names: readonly string[]
  /** The words for those left out: "and 3 more". */
  more?: string
}

/** Names within a sentence. Lines break between them. */
export function NameLine({ names, more }: NameLineProps) {
  return (
    <>
      {names.map((name, index) => (
        // Two people may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <span className={styles.whole}>{index < names.length - 1 ? `${name},` : name}</span>{' '}
        </Fragment>
      ))}
      {more}
    </>
  )
}
