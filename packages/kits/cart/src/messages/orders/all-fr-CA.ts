import { OrderOfferStatus, OrderStatus, OrderStatusVariant, PaymentMethodType } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedOrderNames, orderMessages } from '../namespaces.ts'
import { ordersFrCA } from './fr-CA.ts'

/** Every message of orders and purchases in fr-CA; messages that only an intent needs load with it. */
export const allOrdersFrCA: readonly Dictionary[] = joinMessages(
  [defineMessages(orderMessages, 'fr-CA', ordersFrCA)],
  // An order has a status of either list, which agree on those that both have.
  labelMessages('fr-CA', {
    OrderStatus: { ...OrderStatus, ...OrderStatusVariant },
    OrderOfferStatus,
    PaymentMethodType,
  }),
  lazyDictionaries(openedOrderNames, 'fr-CA', async () => (await import('./later-fr-CA.ts')).tables),
)
