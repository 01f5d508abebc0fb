import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartEnCA } from './cart/en-CA.ts'
import { ordersEnCA } from './orders/en-CA.ts'
import { cartMessages, orderMessages } from './namespaces.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [
  defineMessages(cartMessages, 'en-CA', cartEnCA),
  defineMessages(orderMessages, 'en-CA', ordersEnCA),
]
