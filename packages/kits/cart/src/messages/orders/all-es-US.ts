import { OrderOfferStatus, OrderStatus, OrderStatusVariant, PaymentMethodType } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedOrderNames, orderMessages } from '../namespaces.ts'
import { ordersEsUS } from './es-US.ts'

/** Every message of orders and purchases in es-US; messages that only an intent needs load with it. */
export const allOrdersEsUS: readonly Dictionary[] = joinMessages(
  [defineMessages(orderMessages, 'es-US', ordersEsUS)],
  // An order has a status of either list, which agree on those that both have.
  labelMessages('es-US', {
    OrderStatus: { ...OrderStatus, ...OrderStatusVariant },
    OrderOfferStatus,
    PaymentMethodType,
  }),
  lazyDictionaries(openedOrderNames, 'es-US', async () => (await import('./later-es-US.ts')).tables),
)
