import type * as orders from '../../commerce/orders.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Order: { one: 'Order', many: 'Orders', about: 'A purchase of one or more offers' },
  OrderAuthorizedUser: { one: 'Covered person', many: 'Covered people' },
  OrderOffer: { one: 'Offer', many: 'Offers' },
  OrderParty: { one: 'Buyer', many: 'Buyers' },
  OrderSupplement: { one: 'Supplement', many: 'Supplements' },
  OrderAgreement: { one: 'Agreement', many: 'Agreements' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Order,
  about: 'What people bought and how far each order has come',
} as const satisfies Name

export const fields = {
  'Order.paymentMethod': 'Kind of payment method',
  'OrderPurchase.paymentMethod': 'Kind of payment method',
  'Order.number': 'Order number',
  buyer: 'Buyer',
  subscriptionAction: 'Effect on the subscription',
  quantity: 'Quantity',
  phoneType: 'Phone type',
  subtotal: 'Subtotal',
  tax: 'Tax',
  purchasedAt: 'Purchased',
  provisionedAt: 'Set up',
  initialPrice: 'First-period price',
  renewalPrice: 'Renewal price',
  agreedAt: 'Agreed',
  agreements: 'Agreements',
} as const satisfies FieldWords

export const actions = {
  addSupplements: 'Add supplements',
  assignOrderOwner: 'Assign owner',
  assignOrderOwnerV1: 'Assign owner',
  createGroupOrder: 'Create order for a group member',
  createIdentityOrder: 'Create order for a person',
  createIdentityOrderV1: 'Create order for a person',
  createOrder: 'Create order',
  createOrderV1: 'Create order',
  deleteOrder: 'Delete order',
  findOrder: 'Find order',
  getGroupOrder: 'View order',
  getIdentityOrder: 'View order',
  getIdentityOrderV1: 'View order',
  getOrder: 'View order',
  getOrderV1: 'View order',
  listGroupOrders: 'View a group member’s orders',
  listIdentityOrders: 'View a person’s orders',
  listIdentityOrdersV1: 'View a person’s orders',
  provisionOrder: 'Set up order',
  purchaseGroupOrder: 'Pay for a group member’s order',
  purchaseOrder: 'Pay for order',
  purchaseOrderV1: 'Pay for order',
  updateOrderAuthorizedUsers: 'Change covered people',
  updateOrderAuthorizedUsersV1: 'Change covered people',
  updateOrderOffers: 'Change offers',
  updateOrderOffersV1: 'Change offers',
  updateOrderSource: 'Change source',
} as const satisfies ActionWords<typeof orders>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addSupplements: 'Supplements added',
  assignOrderOwner: 'Owner assigned',
  assignOrderOwnerV1: 'Owner assigned',
  createGroupOrder: 'Order created',
  createIdentityOrder: 'Order created',
  createIdentityOrderV1: 'Order created',
  createOrder: 'Order created',
  createOrderV1: 'Order created',
  deleteOrder: 'Order deleted',
  provisionOrder: 'Order set up',
  purchaseGroupOrder: 'Order purchased',
  purchaseOrder: 'Order purchased',
  purchaseOrderV1: 'Order purchased',
  updateOrderAuthorizedUsers: 'Covered people changed',
  updateOrderAuthorizedUsersV1: 'Covered people changed',
  updateOrderOffers: 'Offers changed',
  updateOrderOffersV1: 'Offers changed',
  updateOrderSource: 'Source changed',
} as const satisfies ActionWords<typeof orders>

export { OrderAction as journal } from '../../labels/commerce/orders.en-US.ts'
