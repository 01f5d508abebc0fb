import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartEsUS } from './cart/es-US.ts'
import { ordersEsUS } from './orders/es-US.ts'
import { cartMessages, orderMessages } from './namespaces.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = [
  defineMessages(cartMessages, 'es-US', cartEsUS),
  defineMessages(orderMessages, 'es-US', ordersEsUS),
]
