import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartFrCA } from './cart/fr-CA.ts'
import { ordersFrCA } from './orders/fr-CA.ts'
import { cartMessages, orderMessages } from './namespaces.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = [
  defineMessages(cartMessages, 'fr-CA', cartFrCA),
  defineMessages(orderMessages, 'fr-CA', ordersFrCA),
]
