import { OrderOfferStatus, OrderStatus, OrderStatusVariant, PaymentMethodType } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedOrderNames, orderMessages } from '../namespaces.ts'
import { ordersEnUS } from './en-US.ts'

/** Every message of orders and purchases in en-US; messages that only an intent needs load with it. */
export const allOrdersEnUS: readonly Dictionary[] = joinMessages(
  [defineMessages(orderMessages, 'en-US', ordersEnUS)],
  // An order has a status of either list, which agree on those that both have.
  labelMessages('en-US', {
    OrderStatus: { ...OrderStatus, ...OrderStatusVariant },
    OrderOfferStatus,
    PaymentMethodType,
  }),
  lazyDictionaries(openedOrderNames, 'en-US', async () => (await import('./later-en-US.ts')).tables),
)
