'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import { dueToday } from './rules/due.rules.ts'
import type { CartModel } from './useCart.ts'
import type { PersonEdits } from './useCartEdits.ts'

interface DueTodayProps {
  model: CartModel
  edits: PersonEdits
}

/** The amount due, above the way on, where no column beside it has the sum. */
export function DueToday({ model, edits: { words } }: DueTodayProps) {
  const t = useMessages(cartMessages)
  if (model.totals.dueToday.length === 0) return null
  const { amounts, label, isEstimating } = dueToday(model)
  return (
    <span className={styles.due}>
      <span>{t(`summary.${label}`)}</span>
      <span className={isEstimating ? styles.estimating : undefined}>
        {amounts.map(({ amount, currency }) => words.money(amount, currency)).join(' + ')}
      </span>
    </span>
  )
}
