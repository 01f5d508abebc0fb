import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { cartMessages, laterMessages } from '../../messages/namespaces.ts'
import * as styles from '../Cart.css.ts'
import { type Amount, totalsOf } from '../rules/totals.rules.ts'
import type { CartWords } from '../words.ts'
import { type MovedLine, soldThere } from './market.rules.ts'

interface MovedTotalsProps {
  lines: readonly MovedLine[]
  /** Due today, before tax, where the cart is now. */
  before: readonly Amount[]
  words: CartWords
}

/** The new totals, of what is sold in the other market, and what they leave out. Nothing where nothing is sold. */
export function MovedTotals({ lines, before, words }: MovedTotalsProps) {
  const t = useMessages(cartMessages)
  const later = useMessages(laterMessages)
  const { locale } = useMemberkit()
  const { sold, unsold } = soldThere(lines)
  const { dueToday, renewals } = totalsOf(sold)
  if (dueToday.length === 0) return null
  // Only sums of the same things compare.
  const [old] = unsold.length === 0 && before.length === 1 ? before : []
  const was = old && words.money(old.amount, old.currency)
  const names = unsold.map((one) => ('supplements' in one ? words.planName(one) : words.supplementName(one)).text)
  return (
    <div className={`${styles.facts} ${styles.movedTotals}`}>
      <KeyValue layout="ledger">
        {dueToday.map(({ amount, currency }) => (
          <KeyValueItem key={currency} label={t('summary.dueBeforeTax')} isTotal>
            {words.money(amount, currency)}
            {was === undefined || was === words.money(amount, currency) ? null : (
              <span className={`${styles.quiet} ${styles.renewal}`}>{later('market.was', { price: was })}</span>
            )}
          </KeyValueItem>
        ))}
        {renewals.length > 0 ? (
          <KeyValueItem label={t('summary.then')}>
            {renewals.map(({ amount, ...rest }) => (
              <span key={`${rest.period} ${rest.currency}`} className={styles.renewal}>
                {words.price({ initial: amount, ...rest })}
              </span>
            ))}
          </KeyValueItem>
        ) : null}
      </KeyValue>
      {names.length > 0 ? (
        <span className={styles.quiet}>
          {t('summary.without', { plan: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })}
        </span>
      ) : null}
    </div>
  )
}
