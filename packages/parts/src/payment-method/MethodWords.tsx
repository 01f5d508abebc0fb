'use client'
import * as styles from './CardMark.css.ts'
import type { PaymentMethodSummary } from './received.ts'
import { useMethodDescription } from './useMethodDescription.ts'
import { useShortMethodDescription } from './useShortMethodDescription.ts'

export interface MethodWordsProps {
  method: PaymentMethodSummary
}

/** Shows "Visa •••• 4242"; screen readers, and who copies it, get "Visa ending in 4242". */
export function MethodWords({ method }: MethodWordsProps) {
  const say = useMethodDescription()
  const brief = useShortMethodDescription()
  return (
    <span className={styles.words}>
      <span className={styles.brief} data-brief={brief(method)} aria-hidden="true" />
      <span className={styles.spoken}>{say(method)}</span>
    </span>
  )
}
