'use client'
import { CardMark } from './CardMark.tsx'
import * as styles from './CardMark.css.ts'
import type { PaymentMethodSummary } from './received.ts'
import { useMethodDescription } from './useMethodDescription.ts'

export interface MethodNameProps {
  method: PaymentMethodSummary
}

/** "Visa ending in 4242", with the mark of its brand. */
export function MethodName({ method }: MethodNameProps) {
  const say = useMethodDescription()
  return (
    <span className={styles.method}>
      <CardMark {...method} />
      <span className={styles.words}>{say(method)}</span>
    </span>
  )
}
