import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { textIn } from '@memberkit/parts/localized'
import {
  findPrice,
  initialAmount,
  renewalAmount,
  type SupplementPeriodOf,
  withItsProduct,
} from '@memberkit/parts/pricing'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { addDecimals, type Locale } from '@memberkit/platform/formats'
import type { Offer, OfferSupplement, Order } from './received.ts'

export interface ShownSupplement {
  id: string
  label: string
  lang?: string | undefined
  /** Due at purchase. Absent if nobody knows it. */
  price?: string | undefined
  /** Where it differs from the line's. */
  period?: string | undefined
  /** From the next billing period, where it differs from `price`. */
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

/** Returns the lines of an order, as the platform priced them. */
export function linesOf({ offers }: Pick<Order, 'offers'>): ShownLine[] {
  return offers.map((offer) => ({
    id: offer.id,
    label: offer.label,
    productId: offer.productId,
    offerId: offer.offerId,
    tier: offer.tier,
    quantity: offer.quantity,
    period: offer.billingPeriod,
    initial: offer.initialPrice,
    renewal: offer.billingPeriod === once ? undefined : (offer.renewalPrice ?? offer.initialPrice),
    supplements: offer.supplements.map(({ supplementId: id, label, price }) => ({ id, label, price })),
    subscriptionId: offer.subscriptionId,
    status: offer.status,
    reason: offer.reason,
  }))
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
  supplementPeriodOf: SupplementPeriodOf<OfferSupplement> = withItsProduct,
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
        const later = amount && renewalAmount(found)
        const name = textIn(one?.friendlyNames ?? [], locale, one?.name ?? id)
        return {
          id,
          label: name.text,
          lang: name.lang,
          price: amount && times(amount, quantity),
          ...(found && found.billingPeriod !== period && { period: found.billingPeriod }),
          ...(later && later !== amount && { renewal: times(later, quantity) }),
        }
      }),
      subscriptionId: line.subscriptionId,
    }
  })
}

/** Returns the amount of a whole quantity, as decimal text. */
export function times(amount: string, quantity: number): string {
  let sum = amount
  for (let count = 1; count < quantity && count < 1000; count += 1) sum = addDecimals(sum, amount)
  return sum
}

/** Returns what a line costs at purchase, with its supplements; undefined if a price isn't known. */
export function lineTotal({ initial, supplements }: ShownLine): string | undefined {
  return sumOf([initial, ...supplements.map(({ price }) => price)])
}

/** Returns a sum of decimals; undefined if one of them isn't known. */
export function sumOf(amounts: readonly (string | undefined)[]): string | undefined {
  return amounts.reduce<string | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : addDecimals(sum, amount)),
    '0.00',
  )
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
      ...supplements.map((one) => ({ period: one.period ?? period, amount: one.renewal ?? one.price })),
    ])
    .filter(({ period }) => period !== once)
  return [...new Set(recurring.map(({ period }) => period))].map((period) => ({
    period,
    amount: sumOf(recurring.filter((one) => one.period === period).map(({ amount }) => amount)),
  }))
}
