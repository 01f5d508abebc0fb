import { OrderOfferStatus, OrderStatus, OrderStatusVariant, PaymentMethodType } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedOrderNames, orderMessages } from '../namespaces.ts'
import { ordersEnCA } from './en-CA.ts'

/** Every message of orders and purchases in en-CA; messages that only an intent needs load with it. */
export const allOrdersEnCA: readonly Dictionary[] = joinMessages(
  [defineMessages(orderMessages, 'en-CA', ordersEnCA)],
  // An order has a status of either list, which agree on those that both have.
  labelMessages('en-CA', {
    OrderStatus: { ...OrderStatus, ...OrderStatusVariant },
    OrderOfferStatus,
    PaymentMethodType,
  }),
  lazyDictionaries(openedOrderNames, 'en-CA', async () => (await import('./later-en-CA.ts')).tables),
)
