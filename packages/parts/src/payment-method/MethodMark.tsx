import { CardMark } from './CardMark.tsx'
import * as styles from './MethodMark.css.ts'
import type { PaymentMethodSummary } from './received.ts'

export interface MethodMarkProps {
  method: PaymentMethodSummary
  /** As shown: "Visa •••• 4242". */
  words: string
}

/** A method in a row of a table: its mark and digits. A word that the mark shows is only read out. */
export function MethodMark({ method, words }: MethodMarkProps) {
  const digits = Math.max(words.indexOf('••••'), 0)
  return (
    <span className={styles.method}>
      <CardMark {...method} />
      <span>
        <span className={styles.brand}>{words.slice(0, digits)}</span>
        {words.slice(digits)}
      </span>
    </span>
  )
}
