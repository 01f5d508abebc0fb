'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { type ShownText, textIn } from '@memberkit/parts/localized'
import { useLabel } from '@memberkit/parts/labels'
import { formatMoney, formatPrice, periodLabel } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { cartMessages } from '../messages/namespaces.ts'
import type { MerchandisedTier, OfferSupplement } from './received.ts'
import type { CartLine, LinePrice, SupplementLine } from './rules/lines.rules.ts'
import { isGoods } from './rules/order.rules.ts'
import { dueToday } from './rules/due.rules.ts'
import type { CartTotals, PeriodAmount } from './rules/totals.rules.ts'
import type { TaxEstimate } from './useTaxEstimate.ts'

/** The wording of a cart for its lines and amounts, in the reader's language. */
export interface CartWords {
  planName(line: CartLine): ShownText
  productName(line: CartLine): ShownText | undefined
  tierName(tier: MerchandisedTier): ShownText
  supplementName(line: SupplementLine): ShownText
  offeredName(supplement: OfferSupplement): ShownText
  people(line: CartLine): string
  place(code: string): string
  /** `$29.95/month`, or `$18.50 once`. */
  price(price: LinePrice): string
  /** `then $34.95/month`, if that differs from the first price. */
  renewal(price: LinePrice): string | undefined
  perPeriod(amount: PeriodAmount): string
  periodName(period: string): string
  money(amount: string, currency: string): string
  /** `Due today $54.07, then $49.95 per month before tax.` */
  totals(model: { totals: CartTotals; tax: TaxEstimate }, count: number): string
}

export function useCartWords(): CartWords {
  const t = useMessages(cartMessages)
  const { locale } = useMemberkit()
  const category = useLabel('ProductCategory')
  const place = useLabel('StateOrProvince')
  return useMemo<CartWords>(() => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' })
    const said = t as unknown as (key: string, values?: Record<string, string>) => string
    const sayIf = (key: string, values?: Record<string, string>) => {
      const text = said(key, values)
      return text === key ? undefined : text
    }
    const money = (amount: string, currency: string) => formatMoney(amount, currency, locale)
    const perPeriod = ({ amount, currency, period }: PeriodAmount) =>
      sayIf(`per.${period}`, { amount: money(amount, currency) }) ??
      t('per.other', { amount: money(amount, currency), period: periodLabel(period, locale) })
    const shown = (amount: string, { currency, period }: LinePrice) =>
      period === 'ONE_TIME'
        ? t('price.once', { amount: money(amount, currency) })
        : formatPrice({ amount, currency, period }, locale)
    const tierName = (tier: MerchandisedTier) => textIn(tier.friendlyNames, locale, tier.name)
    const offeredName = (supplement: OfferSupplement) => textIn(supplement.friendlyNames, locale, supplement.name)
    const productName = ({ choice }: CartLine) =>
      choice && textIn(choice.product.friendlyNames, locale, choice.product.name)
    return {
      productName,
      planName(line) {
        if (line.tier) return tierName(line.tier)
        return productName(line) ?? { text: line.tierName || category(line.key) }
      },
      tierName,
      supplementName: ({ key, supplement }) => (supplement ? offeredName(supplement) : { text: humanize(key) }),
      offeredName,
      people({ key, tier }) {
        if (isGoods(key)) return ''
        const types = [...new Set((tier?.covers ?? []).map((type) => sayIf(`covers.${type}`) ?? humanize(type)))]
        return list.format(types)
      },
      place,
      price: (price) => (price.initial === undefined ? t('price.unknown') : shown(price.initial, price)),
      renewal: (price) =>
        price.renewal === undefined || price.renewal === price.initial
          ? undefined
          : t('price.then', { price: shown(price.renewal, price) }),
      perPeriod,
      periodName: (period) => periodLabel(period, locale),
      money,
      totals(model, count) {
        const { isComplete, renewals } = model.totals
        const { amounts, label, isEstimating } = dueToday(model)
        if (count === 0) return t('said.empty')
        if (!isComplete || amounts.length === 0) return t('said.unknown')
        // The amount with tax isn't known yet at another place.
        const isTaxed = label === 'dueToday' && !isEstimating
        const shown = isTaxed ? amounts : model.totals.dueToday
        const due = list.format(shown.map(({ amount, currency }) => money(amount, currency)))
        const then = list.format(renewals.map(perPeriod))
        if (renewals.length === 0) return t(isTaxed ? 'said.due' : 'said.dueBeforeTax', { due })
        return t(isTaxed ? 'said.dueThen' : 'said.dueThenBeforeTax', { due, then })
      },
    }
  }, [t, locale, category, place])
}
