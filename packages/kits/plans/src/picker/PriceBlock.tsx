'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { ListPrice } from '@memberkit/parts/pricing'
import { pickerMessages } from '../messages/namespaces.ts'
import * as cards from './TierCards.css.ts'
import * as styles from './TierPicker.css.ts'
import type { ShownPrice } from '../shared/shown-price.rules.ts'
import { savingsOf, yearlyOf } from './prices.rules.ts'
import type { PriceText } from './usePriceText.ts'

interface PriceBlockProps {
  price: ShownPrice | undefined
  prices: readonly ListPrice[]
  currency: string
  text: PriceText
  /** Paychecks a year, for the annual total of a price per paycheck. */
  payPeriodsPerYear?: number | undefined
  /** Small, at the end of a line. @default false */
  isCompact?: boolean
}

/**
 * A tier's price, its renewal price, and what its period saves. Hidden from screen readers, which read the same price in
 * words with the tier's name.
 */
export function PriceBlock(props: PriceBlockProps) {
  const { price, prices, currency, text, payPeriodsPerYear, isCompact } = props
  const t = useMessages(pickerMessages)
  if (!price) return <span className={styles.quiet}>{t('price.unavailable')}</span>
  const { initial, renewal, period } = price
  const [amount, unit] = text.parts(initial, currency, period)
  const savings = price.isFallback ? undefined : savingsOf(prices, period)
  const yearly = yearlyOf(price, payPeriodsPerYear)
  return (
    <span className={isCompact ? styles.compactPrice : cards.price}>
      <span aria-hidden className={cards.charges}>
        <span className={cards.charge}>
          <span className={isCompact ? styles.compactAmount : cards.amount}>{amount}</span>
          <span className={cards.unit}>{unit}</span>
        </span>
        {renewal === undefined ? null : (
          <span className={styles.quiet}>{t('price.then', { price: text.price(renewal, currency, period) })}</span>
        )}
      </span>
      {price.isFallback ? <span className={styles.quiet}>{text.billed(period)}</span> : null}
      {savings ? (
        <span className={styles.quiet}>
          {t('savings.monthly', { price: text.price(savings.monthly, currency, 'MONTHLY') })}
        </span>
      ) : null}
      {savings ? (
        <span className={styles.saving}>
          {t(savings.isAtLeast ? 'savings.atLeast' : 'savings', {
            price: text.price(savings.amount, currency, period),
          })}
        </span>
      ) : null}
      {yearly === undefined ? null : (
        <span className={styles.quiet}>
          {t('paycheck.yearly', { amount: text.money(yearly, currency), count: payPeriodsPerYear ?? 0 })}
        </span>
      )}
    </span>
  )
}
