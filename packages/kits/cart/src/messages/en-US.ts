import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartEnUS } from './cart/en-US.ts'
import { ordersEnUS } from './orders/en-US.ts'
import { cartMessages, orderMessages } from './namespaces.ts'

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = [
  defineMessages(cartMessages, 'en-US', cartEnUS),
  defineMessages(orderMessages, 'en-US', ordersEnUS),
]
