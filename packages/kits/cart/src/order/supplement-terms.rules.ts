import { findPrice, initialAmount, type SupplementPeriodOf, withItsProduct } from '@memberkit/parts/pricing'
import { compareDecimals } from '@memberkit/platform/formats'
import { times } from './amounts.rules.ts'
import type { Offer, OfferSupplement, Order, OrderLine } from './received.ts'

type Supplement = OrderLine['supplements'][number]
export type PeriodOf = SupplementPeriodOf<OfferSupplement>

/**
 * Returns the price of the offer that an ordered supplement has. An order says what a supplement costs today, and neither
 * the period that it is billed by nor what it costs later, so the offer's price of that amount tells: the one for the
 * expected period first. Undefined if none has that amount.
 */
export function priceOfOrdered(
  { supplementId, price: ordered }: Supplement,
  { offerId, productId, billingPeriod, quantity }: OrderLine,
  offers: readonly Offer[],
  periodOf: PeriodOf = withItsProduct,
): OfferSupplement['prices'][number] | undefined {
  const product = offers.find(({ id }) => id === offerId)?.products.find(({ id }) => id === productId)
  const sold = product?.supplements.find(({ id }) => id === supplementId)
  if (!sold) return undefined
  const expected = [periodOf(sold, billingPeriod), billingPeriod].map((period) => findPrice(sold.prices, period))
  return [...expected, ...sold.prices].find((price) => {
    const amount = initialAmount(price)
    return amount !== undefined && compareDecimals(times(amount, quantity), ordered) === 0
  })
}

/** Whether the offers tell at which price each supplement of an order renews. */
export const areTermsKnown = (order: Pick<Order, 'offers'>, offers: readonly Offer[], periodOf?: PeriodOf): boolean =>
  order.offers.every((line) => line.supplements.every((one) => priceOfOrdered(one, line, offers, periodOf)))
