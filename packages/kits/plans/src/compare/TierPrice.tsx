'use client'
import { useMemberkit } from '@memberkit/foundation'
import { fillSlot, slot, useMessages } from '@memberkit/foundation/messages'
import { formatPrice, periodLabel } from '@memberkit/platform/formats'
import { compareMessages } from '../messages/namespaces.ts'
import { shownPriceOf } from '../shared/shown-price.rules.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './Comparison.css.ts'

/** The price of a tier, from the first renewal too where it differs. */
export function TierPrice({ tier: { prices, currency }, period }: { tier: TierVM; period: string }) {
  const t = useMessages(compareMessages)
  const { locale } = useMemberkit()
  const price = shownPriceOf(prices, period)
  if (!price) return <span className={styles.note}>{t('price.unavailable')}</span>
  const written = (amount: string) => formatPrice({ amount, currency, period: price.period }, locale)
  return (
    <span className={styles.price}>
      <span className={`${styles.amount} ${styles.whole}`} suppressHydrationWarning>
        {written(price.initial)}
      </span>
      {price.renewal ? (
        <span className={styles.note} suppressHydrationWarning>
          {/* A line ends before the price, never within it. */}
          {fillSlot(t('price.then', { price: slot }), <span className={styles.whole}>{written(price.renewal)}</span>)}
        </span>
      ) : null}
      {price.isFallback ? (
        <span className={styles.note}>{t('price.billed', { period: periodLabel(price.period, locale) })}</span>
      ) : null}
    </span>
  )
}
