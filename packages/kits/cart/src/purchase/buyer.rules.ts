import type { NewOrder } from '@memberkit/contract/commerce/orders'
import type { Order } from '../order/received.ts'

/** A text that is equal for two buyers of the same name, contact and address, however these are spaced. */
export function buyerKey(buyer: NewOrder['buyer'] | Order['buyer']): string {
  if (!buyer) return ''
  const { firstName, lastName, email, phoneNumber, address } = buyer
  const { address1, locality, postalCode, administrativeArea } = address ?? {}
  const asWritten = [firstName, lastName, address1, locality, administrativeArea].map((text) => text?.trim() ?? '')
  return JSON.stringify([
    ...asWritten,
    email.trim().toLowerCase(),
    phoneNumber?.replaceAll(/\D/g, '') ?? '',
    postalCode?.replaceAll(/\s/g, '').toUpperCase() ?? '',
  ])
}

/** Whether an order names the buyer wanted, as far as both name one. */
export const isSameBuyer = (order: Pick<Order, 'buyer'>, wanted: Pick<NewOrder, 'buyer'>): boolean =>
  !order.buyer || !wanted.buyer || buyerKey(order.buyer) === buyerKey(wanted.buyer)

/**
 * Whether an order without an owner can become what is wanted: its offers and authorized users can be updated, and no call
 * changes its currency, region or buyer.
 */
export const isUpdatable = (order: Order, wanted: NewOrder): boolean =>
  order.currency === wanted.currency && (order.region ?? '') === (wanted.region ?? '') && isSameBuyer(order, wanted)
