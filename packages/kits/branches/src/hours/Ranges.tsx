import { Fragment } from 'react'
import * as styles from './Hours.css.ts'

/** Described hours whose lines break between ranges, never within one: a dash lets a line break after it. */
export function Ranges({ hours }: { hours: string }) {
  return hours.split(', ').map((range, index) => (
    <Fragment key={`${index} ${range}`}>
      {index > 0 ? ', ' : null}
      <span className={styles.range}>{range}</span>
    </Fragment>
  ))
}
