'use client'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { firstOf } from './first-of.ts'
import * as styles from './NameList.css.ts'

const most = 3

export interface NameListProps {
  /** Of people, plans or products. */
  names: readonly string[]
  /** What stands for those that are folded away: "and 3 more". */
  more: (count: number) => string
}

/** Names one below the other; of many, the first few, and the others folded away behind how many they are. */
export function NameList({ names, more }: NameListProps) {
  const { first, rest } = firstOf(names, most)
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
