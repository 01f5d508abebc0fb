'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatPrice, periodLabel } from '@memberkit/platform/formats'
import { Fragment } from 'react'
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
      <span className={styles.amount} suppressHydrationWarning>
        {breakable(written(price.initial))}
      </span>
      {price.renewal ? (
        <span className={styles.note} suppressHydrationWarning>
          {breakable(t('price.then', { price: written(price.renewal) }))}
        </span>
      ) : null}
      {price.isFallback ? (
        <span className={styles.note}>{t('price.billed', { period: periodLabel(price.period, locale) })}</span>
      ) : null}
    </span>
  )
}

/** Narrow columns break a price before its slash, never within the amount. */
function breakable(text: string) {
  return text.split('/').map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? (
        <>
          <wbr />/
        </>
      ) : null}
      {part}
    </Fragment>
  ))
}
