import { messageNamespace } from '@memberkit/foundation/messages'
import type { cartEnUS } from './cart/en-US.ts'
import type { laterEnUS } from './cart/later/en-US.ts'
import type { orderActionsEnUS } from './orders/actions-en-US.ts'
import type { orderDetailEnUS } from './orders/detail-en-US.ts'
import type { ordersEnUS } from './orders/en-US.ts'
import type { purchaseEnUS } from './orders/purchase-en-US.ts'
import type { taxesEnUS } from './taxes/en-US.ts'
import type { taxFormEnUS } from './taxes/form-en-US.ts'

/** Messages of your cart. */
export const cartMessages = messageNamespace<typeof cartEnUS>('cart')

/** Messages of the buyer's details and of the change of market, loaded with them. */
export const laterMessages = messageNamespace<typeof laterEnUS>('cart.details')
export const laterNames = ['cart.details', 'parts.address'] as const

/** Messages of your orders. */
export const orderMessages = messageNamespace<typeof ordersEnUS>('cart.orders')
export const orderDetailMessages = messageNamespace<typeof orderDetailEnUS>('cart.orderDetail')
export const orderActionMessages = messageNamespace<typeof orderActionsEnUS>('cart.orderActions')
/** Messages of buying: review, payment, agreement and receipt. */
export const purchaseMessages = messageNamespace<typeof purchaseEnUS>('cart.purchase')

/** Namespaces that come with an order that is opened, paid or acted on, in one file. */
export const openedOrderNames = [
  'cart.orderDetail',
  'cart.orderActions',
  'cart.purchase',
  'parts.attempt',
  'parts.method',
  'parts.person',
  'labels.AccountIdentifierType',
  'labels.BankAccountType',
  'labels.CardType',
  'labels.OrderAction',
  'labels.OrderAuthorizedUserType',
  'labels.OrderChannel',
] as const

/** Messages of the tax rates for staff, loaded with their table. */
export const taxMessages = messageNamespace<typeof taxesEnUS>('cart.taxes')
export const taxFormMessages = messageNamespace<typeof taxFormEnUS>('cart.taxForm')
export const taxNames = ['cart.taxes', 'cart.taxForm', 'labels.TaxCountry'] as const
