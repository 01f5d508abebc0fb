import { messageNamespace } from '@memberkit/foundation/messages'
import type { cartEnUS } from './cart/en-US.ts'
import type { laterEnUS } from './cart/later/en-US.ts'
import type { ordersEnUS } from './orders/en-US.ts'

/** Messages of your cart. */
export const cartMessages = messageNamespace<typeof cartEnUS>('cart')

/** Messages of the buyer's details and of the change of market, loaded with them. */
export const laterMessages = messageNamespace<typeof laterEnUS>('cart.details')
export const laterNames = ['cart.details'] as const

/** Messages of your orders. */
export const orderMessages = messageNamespace<typeof ordersEnUS>('cart.orders')
