import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { textIn } from '@memberkit/parts/localized'
import { findPrice, initialAmount, renewalAmount, withItsProduct } from '@memberkit/parts/pricing'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { sumOf, times } from './amounts.rules.ts'
import type { Offer, Order, OrderLine } from './received.ts'
import { type PeriodOf, priceOfOrdered } from './supplement-terms.rules.ts'

export interface ShownSupplement {
  id: string
  label: string
  lang?: string | undefined
  /** Due at purchase. Absent if nobody knows it. */
  price?: string | undefined
  /** The period, where it differs from the line's. */
  period?: string | undefined
  /** From the next billing period. Absent if nobody knows it, and for what is paid once. */
  renewal?: string | undefined
}

/** A line to show. Amounts are decimals in the order's currency, for the whole quantity. */
export interface ShownLine {
  id: string
  label: string
  lang?: string | undefined
  productId: string
  offerId: string
  /** The internal name of the tier. */
  tier?: string | undefined
  quantity: number
  period: string
  /** Due at purchase. Absent if nobody knows it: never shown as zero. */
  initial?: string | undefined
  /** From the next billing period. */
  renewal?: string | undefined
  supplements: readonly ShownSupplement[]
  subscriptionId?: string | undefined
  /** Of an ordered offer. */
  status?: string
  reason?: string | undefined
}

const once = 'ONE_TIME'

/**
 * Returns the lines of an order, as the platform priced them. With the offers that it was made from, supplements renew as
 * these say; without them, as if nothing changed after the first period. What a buyer is told of renewals needs the offers.
 */
export function linesOf(order: Pick<Order, 'offers'>, sold?: readonly Offer[], periodOf?: PeriodOf): ShownLine[] {
  return order.offers.map((offer) => ({
    id: offer.id,
    label: offer.label,
    productId: offer.productId,
    offerId: offer.offerId,
    tier: offer.tier,
    quantity: offer.quantity,
    period: offer.billingPeriod,
    initial: offer.initialPrice,
    renewal: offer.billingPeriod === once ? undefined : (offer.renewalPrice ?? offer.initialPrice),
    supplements: offer.supplements.map((one) => supplementOf(one, offer, sold, periodOf)),
    subscriptionId: offer.subscriptionId,
    status: offer.status,
    reason: offer.reason,
  }))
}

function supplementOf(
  one: OrderLine['supplements'][number],
  line: OrderLine,
  sold: readonly Offer[] | undefined,
  periodOf: PeriodOf | undefined,
): ShownSupplement {
  const shown = { id: one.supplementId, label: one.label, price: one.price }
  if (!sold) return { ...shown, renewal: one.price }
  const found = priceOfOrdered(one, line, sold, periodOf)
  if (!found) return shown
  const { billingPeriod: period } = found
  const renewal = renewalAmount(found) ?? initialAmount(found)
  return {
    ...shown,
    ...(period !== line.billingPeriod && { period }),
    ...(period !== once && renewal && { renewal: times(renewal, line.quantity) }),
  }
}

/**
 * Returns the lines and supplements of an order that can't be read: sums of what can be read leave out their amounts, so
 * they are no totals.
 */
export const unreadLinesOf = ({ offers }: Pick<Order, 'offers'>): readonly UnreadableItem[] => [
  ...unreadableItemsIn(offers),
  ...offers.flatMap(({ supplements }) => unreadableItemsIn(supplements)),
]

/** Returns the lines of an order that doesn't exist yet, priced from its offers. */
export function draftLines(
  { offers: asked }: NewOrder,
  offers: readonly Offer[],
  locale: Locale,
  supplementPeriodOf: PeriodOf = withItsProduct,
): ShownLine[] {
  return asked.map((line, index) => {
    const { offerId, productId, billingPeriod: period, quantity = 1, supplementIds = [] } = line
    const product = offers.find(({ id }) => id === offerId)?.products.find(({ id }) => id === productId)
    const tiers = product?.merchandisedTiers ?? []
    const tier =
      line.tier === undefined ? undefined : tiers.find(({ id, name }) => id === line.tier || name === line.tier)
    const sold = tier ?? (line.tier === undefined && tiers.length === 1 ? tiers[0] : undefined)
    const price = findPrice(sold?.prices ?? [], period)
    const initial = initialAmount(price)
    const named = textIn(product?.friendlyNames ?? [], locale, product?.name ?? productId)
    const tierName =
      sold && sold.friendlyNames.length > 0 ? textIn(sold.friendlyNames, locale, sold.name).text : undefined
    const label = tierName && tierName !== named.text ? `${named.text} · ${tierName}` : named.text
    const { lang } = named
    return {
      id: String(index),
      label,
      lang,
      productId,
      offerId,
      tier: sold?.name ?? line.tier,
      quantity,
      period,
      initial: initial && times(initial, quantity),
      renewal:
        period === once ? undefined : ((amount) => amount && times(amount, quantity))(renewalAmount(price) ?? initial),
      supplements: supplementIds.map((id) => {
        const one = product?.supplements.find((supplement) => supplement.id === id)
        const found = findPrice(one?.prices ?? [], one && supplementPeriodOf(one, period))
        const amount = initialAmount(found)
        const later = found?.billingPeriod === once ? undefined : (renewalAmount(found) ?? amount)
        const name = textIn(one?.friendlyNames ?? [], locale, one?.name ?? id)
        return {
          id,
          label: name.text,
          lang: name.lang,
          price: amount && times(amount, quantity),
          ...(found && found.billingPeriod !== period && { period: found.billingPeriod }),
          ...(amount && later && { renewal: times(later, quantity) }),
        }
      }),
      subscriptionId: line.subscriptionId,
    }
  })
}

/** Returns what a line costs at purchase, with its supplements; undefined if a price isn't known. */
export function lineTotal({ initial, supplements }: ShownLine): string | undefined {
  return sumOf([initial, ...supplements.map(({ price }) => price)])
}

/** The sum due in each further billing period. */
export interface Renewal {
  period: string
  /** Decimal text; undefined if a price isn't known. */
  amount: string | undefined
}

/** Returns what renews, by billing period in order of appearance. Sums never blend two periods. */
export function renewalsOf(lines: readonly ShownLine[]): Renewal[] {
  const recurring = lines
    .flatMap(({ period, renewal: amount, supplements }) => [
      { period, amount },
      ...supplements.map((one) => ({ period: one.period ?? period, amount: one.renewal })),
    ])
    .filter(({ period }) => period !== once)
  return [...new Set(recurring.map(({ period }) => period))].map((period) => ({
    period,
    amount: sumOf(recurring.filter((one) => one.period === period).map(({ amount }) => amount)),
  }))
}
