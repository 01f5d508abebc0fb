import { messageNamespace } from '@memberkit/foundation/messages'
import type { cartEnUS } from './cart/en-US.ts'
import type { ordersEnUS } from './orders/en-US.ts'

/** Messages of your cart. */
export const cartMessages = messageNamespace<typeof cartEnUS>('cart')

/** Messages of your orders. */
export const orderMessages = messageNamespace<typeof ordersEnUS>('cart.orders')
