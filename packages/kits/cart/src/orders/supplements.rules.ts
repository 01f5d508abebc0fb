import type { SupplementsAddition } from '@memberkit/contract/commerce/orders'
import type { Offer, Order, OrderLine } from '../order/received.ts'

/** Returns the supplements that a plan can get: sold for its tier, and not had yet. */
export function supplementChoices(
  { productId, tier, supplements }: OrderLine,
  offer: Offer | undefined,
  had: readonly string[],
): Offer['products'][number]['supplements'] {
  const product = offer?.products.find(({ id }) => id === productId)
  const tierId = product?.merchandisedTiers.find(({ name }) => name === tier)?.id
  return (product?.supplements ?? []).filter(
    ({ id, tierIds }) =>
      !had.includes(id) &&
      supplements.every(({ supplementId }) => supplementId !== id) &&
      (tierIds === undefined || tierId === undefined || tierIds.includes(tierId)),
  )
}

/** Returns the order that an addition has left among a person's orders: a new one for the plan with these supplements. */
export function showsAddition(
  before: readonly Order[],
  after: readonly Order[],
  { subscriptionId, supplementIds }: SupplementsAddition,
): Order | undefined {
  return after.find(
    ({ id, offers }) =>
      before.every((one) => one.id !== id) &&
      offers.some(
        (line) =>
          line.subscriptionId === subscriptionId &&
          supplementIds.every((wanted) => line.supplements.some(({ supplementId }) => supplementId === wanted)),
      ),
  )
}
