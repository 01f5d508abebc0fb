'use client'
import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { useLocale } from '../locale/index.ts'
import { formatMoney } from './format-money.ts'
import * as styles from './Money.css.ts'

/** An optional amount requires a text for the missing case: a missing price is never $0.00. */
type Amount =
  | {
      /** A decimal as text, such as '-1204.50'. */
      amount: string
      placeholder?: ReactNode
    }
  | { amount: string | null | undefined; placeholder: ReactNode }

interface Look extends NativeProps<'span', { children: unknown }> {
  /** ISO 4217 code of the document's currency, not of the reader's. */
  currency: string
  /** The period of a price, written after a slash: "month". */
  per?: ReactNode
  /** Whether it no longer applies: a former price, a cancelled invoice. Say so in words as well. */
  isStruck?: boolean
}

export type MoneyProps = Amount & Look

/** An amount of money in the locale's format. Renders one `<span>`, or `<s>`. */
export const Money = forwardRef<HTMLElement, MoneyProps>(function Money(
  { amount, currency, placeholder, per, isStruck, ...native },
  ref,
) {
  const { locale } = useLocale()
  const text = amount ? formatMoney(amount, currency, locale) : undefined
  if (text === undefined) {
    return (
      <span {...native} ref={ref} className={styles.money} data-unknown="">
        {placeholder ?? amount}
      </span>
    )
  }
  const Element = isStruck ? 's' : 'span'
  return (
    // Servers and browsers may have different versions of a locale's data.
    <Element ref={ref as never} className={styles.money} suppressHydrationWarning {...native}>
      {per ? (
        <>
          <span className={styles.amountBeforePer} suppressHydrationWarning>
            {text}
          </span>
          <span className={styles.per}>/{per}</span>
        </>
      ) : (
        text
      )}
    </Element>
  )
})
