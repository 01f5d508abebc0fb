'use client'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { takeFirst } from './take-first.ts'
import * as styles from './NameList.css.ts'

const most = 3

export interface NameListProps {
  /** Names of people, plans or products. */
  names: readonly string[]
  /** Returns the label that expands the rest: "and 3 more". */
  more: (count: number) => string
}

/** A vertical list of names; a long one is collapsed after the first few. */
export function NameList({ names, more }: NameListProps) {
  const { first, rest } = takeFirst(names, most)
  return (
    <>
      {lines(first)}
      {rest.length > 0 ? (
        <div className={styles.more}>
          <Disclosure title={more(rest.length)}>{lines(rest)}</Disclosure>
        </div>
      ) : null}
    </>
  )
}

function lines(names: readonly string[]) {
  if (names.length === 1) return <div className={styles.line}>{names[0]}</div>
  return (
    <ul className={styles.lines}>
      {names.map((name, index) => (
        // Two people may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={styles.line}>
          {name}
        </li>
      ))}
    </ul>
  )
}
