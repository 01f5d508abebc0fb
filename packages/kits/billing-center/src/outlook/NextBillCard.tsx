'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import { subscriptionName } from '@memberkit/subscriptions'
import { pageMessages } from '../messages/namespaces.ts'
import * as styles from './outlook.css.ts'
import type { NextBill } from './outlook.rules.ts'

export interface NextBillCardProps {
  next: NextBill
  /** The payment method, once known. */
  method?: string
  /** Whether what is owed stands above it, and leads. */
  isSecond?: boolean
  /** Whether an amount that is owed stands above it, which is known not to include it. */
  isApart?: boolean
}

/** The expected amount, date, payment method and plans of the next bill. */
export function NextBillCard({ next, method, isSecond, isApart }: NextBillCardProps) {
  const t = useMessages(pageMessages)
  const { locale } = useMemberkit()
  const date = formatDate(next.on, locale)
  const names = new Set(next.rows.map(({ subscription }) => subscriptionName(subscription)))
  const plans = new Intl.ListFormat(locale).format(names)
  const isKnown = next.amounts.length > 0
  // Payments of a catch-up, which aren't known, may be due already.
  const apart = isKnown && isApart && t('next.apart')
  return (
    <section className={styles.next} aria-label={t('next')}>
      <p className={styles.label}>
        <Facts items={[t('next'), apart]} />
      </p>
      {isKnown ? (
        <p className={isSecond ? styles.amountToCome : styles.amount}>
          {next.amounts.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(' + ')}
        </p>
      ) : (
        <p className={styles.said}>{t('next.catchingUp')}</p>
      )}
      <p className={styles.said}>{method === undefined ? t('next.on', { date }) : t('next.with', { date, method })}</p>
      <p className={styles.note}>
        <Facts items={[t('next.for', { plans }), isKnown && t('next.note')]} />
      </p>
    </section>
  )
}
