'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { formatMoney, formatPrice, type Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import type { pickerEnUS } from '../messages/picker/en-US.ts'
import { pickerMessages } from '../messages/namespaces.ts'

/** The amounts of a price: a tier's, a supplement's or a total. */
interface Amounts {
  readonly initial: string
  readonly renewal?: string | undefined
  readonly period: string
}

export interface PriceText {
  /** `$19.95` and `/month`: the amount charged first, and its period. */
  readonly parts: (amount: string, currency: string, period: string) => readonly [amount: string, unit: string]
  /** `$19.95/month`. */
  readonly price: (amount: string, currency: string, period: string) => string
  /** `$19.95 per month, renews at $24.95 per month`, for screen readers. */
  readonly spoken: (amounts: Amounts, currency: string) => string
  /** `Billed monthly`. */
  readonly billed: (period: string) => string
  readonly money: (amount: string, currency: string) => string
}

type Key = keyof typeof pickerEnUS

/** Returns functions that say prices in a locale, in the currency of their offer. */
export function usePriceText(locale: Locale): PriceText {
  const t = useMessages(pickerMessages)
  return useMemo(() => {
    // Computed keys: periods that nobody knew yet have no words of their own.
    const known = (key: string, values: Record<string, string> = {}) => {
      const text = (t as (key: Key, values: Record<string, string>) => string)(key as Key, values)
      return text === key ? undefined : text
    }
    const money = (amount: string, currency: string) => formatMoney(amount, currency, locale)
    const parts: PriceText['parts'] = (amount, currency, period) => {
      if (period === 'PAY_PERIOD') return [money(amount, currency), `\u00a0${t('paycheck.unit')}`]
      const text = formatPrice({ amount, currency, period }, locale)
      const slash = text.lastIndexOf('/')
      return [text.slice(0, slash), text.slice(slash)]
    }
    const price: PriceText['price'] = (...of) => parts(...of).join('')
    const aloud = (amount: string, currency: string, period: string) =>
      known(`spoken.${period}`, { amount: money(amount, currency) }) ?? price(amount, currency, period)
    return {
      parts,
      price,
      money,
      spoken({ initial, renewal, period }, currency) {
        const first = aloud(initial, currency, period)
        return renewal === undefined ? first : t('spoken.then', { first, later: aloud(renewal, currency, period) })
      },
      billed: (period) => known(`billed.${period}`) ?? humanize(period),
    }
  }, [t, locale])
}
