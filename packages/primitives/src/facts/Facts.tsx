import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Facts.css.ts'

export interface FactsProps extends NativeProps<'span'> {
  /** The facts, in order. Empty text, `null`, `undefined` and `false` are left out. */
  items: readonly ReactNode[]
}

/** Short facts on one line, between them a dot that no line begins or ends with. Renders a `<span>`; nothing without facts. */
export const Facts = forwardRef<HTMLSpanElement, FactsProps>(function Facts({ items, ...native }, ref) {
  const said = items.filter(Boolean)
  if (said.length === 0) return null
  return (
    <span {...native} ref={ref} className={styles.facts}>
      {said.map((item, index) => (
        // Facts have their places for good.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.fact}>
          {index > 0 ? <span className={styles.separator}> </span> : null}
          {item}
        </span>
      ))}
    </span>
  )
})
