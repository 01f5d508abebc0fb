import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerQuery } from '../shared/owner.ts'
import { groupRealms, ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  NewOrder,
  NewOrderOffer,
  OrderAgreement,
  OrderAuthorizedUsers,
  OrderOffers,
  OrderPurchase,
  OrderSource,
  SupplementsAddition,
} from './orders.bodies.ts'
import { Order, OrderAuthorizedUser, OrderOffer, OrderParty, OrderSupplement } from './orders.entities.ts'
import {
  knownMarketingChannels,
  MarketingChannel,
  OrderAction,
  OrderAuthorizedUserType,
  OrderBillingProvider,
  OrderChannel,
  OrderOfferStatus,
  OrderStatus,
  OrderStatusVariant,
  OrderSubscriptionAction,
} from './orders.enums.ts'

// Source: commerce, section 7, "Orders (v1 and v2 unless noted)". A name without a version is the newest version.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const orders = at('orders', '/v2/orders')
const order = at('orders', '/v2/orders/{orderId}')
const ordersV1 = at('orders', '/v1/orders')
const orderV1 = at('orders', '/v1/orders/{orderId}')
const identityOrders = at('orders', '/v2/identities/{identityId}/orders', owned)
const identityOrdersV1 = at('orders', '/v1/identities/{identityId}/orders', owned)
const identityOrder = at('orders', '/v2/identities/{identityId}/orders/{orderId}', owned)
const identityOrderV1 = at('orders', '/v1/identities/{identityId}/orders/{orderId}', owned)

/** Creates an order before sign-in. It has no owner until `assignOrderOwner`. */
export const createOrder = post(orders, '', { body: NewOrder, returns: Order })
export const createOrderV1 = post(ordersV1, '', { body: NewOrder, returns: Order })
export const getOrder = get(order, '', { returns: Order })
export const getOrderV1 = get(orderV1, '', { returns: Order })
export const deleteOrder = del(order, '')

/** Updates an order without an owner: "anonymous use" in the specification. */
export const updateOrderOffers = put(order, 'offers', { body: OrderOffers, returns: Order })
export const updateOrderOffersV1 = put(orderV1, 'offers', { body: OrderOffers, returns: Order })
/** Updates an order without an owner: "anonymous use" in the specification. */
export const updateOrderAuthorizedUsers = put(order, 'authorizedUsers', { body: OrderAuthorizedUsers, returns: Order })
export const updateOrderAuthorizedUsersV1 = put(orderV1, 'authorizedUsers', {
  body: OrderAuthorizedUsers,
  returns: Order,
})

export const createIdentityOrder = post(identityOrders, '', { body: NewOrder, returns: Order })
export const createIdentityOrderV1 = post(identityOrdersV1, '', { body: NewOrder, returns: Order })
export const listIdentityOrders = get(identityOrders, '', { returns: list(Order) })
export const listIdentityOrdersV1 = get(identityOrdersV1, '', { returns: list(Order) })
export const getIdentityOrder = get(identityOrder, '', { returns: Order })
export const getIdentityOrderV1 = get(identityOrderV1, '', { returns: Order })

export const assignOrderOwner = post(order, 'assignOwner', { query: OwnerQuery, returns: Order })
export const assignOrderOwnerV1 = post(orderV1, 'assignOwner', { query: OwnerQuery, returns: Order })
export const purchaseOrder = post(identityOrder, 'purchase', { body: OrderPurchase, returns: Order })
export const purchaseOrderV1 = post(identityOrderV1, 'purchase', { body: OrderPurchase, returns: Order })

/** Provisions an order. The specification gives it no body, unlike the operations beside it: assumed to have none. */
export const provisionOrder = post(order, 'provision', { returns: Order })
export const updateOrderSource = post(order, 'updateSource', { body: OrderSource, returns: Order })
export const addSupplements = post(at('orders', '/v2/supplements/addSupplements'), '', {
  body: SupplementsAddition,
  returns: Order,
})
/** The specification writes `order`, not `orders`. */
export const findOrder = get(at('orders', '/v2/order/{orderId}'), '', { returns: Order })

const inGroup = { realms: groupRealms, assumes: ['realms'] } as const
const groupOrders = at('orders', '/v2/groups/{groupId}/identities/{identityId}/orders', inGroup)
const groupOrder = at('orders', '/v2/groups/{groupId}/identities/{identityId}/orders/{orderId}', inGroup)

export const createGroupOrder = post(groupOrders, '', { body: NewOrder, returns: Order })
export const listGroupOrders = get(groupOrders, '', { returns: list(Order) })
export const getGroupOrder = get(groupOrder, '', { returns: Order })
export const purchaseGroupOrder = post(groupOrder, 'purchase', { body: OrderPurchase, returns: Order })

export const orderJournal = journal('orders', '/v1/orders', OrderAction)
/** The specification also has this address, without a version. */
export const orderJournalUnversioned = journal('orders', '/orders', OrderAction)
export const orderMaxClock = maxClock('orders', '/v1/orders')

export {
  knownMarketingChannels,
  MarketingChannel,
  NewOrder,
  NewOrderOffer,
  Order,
  OrderAction,
  OrderAgreement,
  OrderAuthorizedUser,
  OrderAuthorizedUsers,
  OrderAuthorizedUserType,
  OrderBillingProvider,
  OrderChannel,
  OrderOffer,
  OrderOffers,
  OrderOfferStatus,
  OrderParty,
  OrderPurchase,
  OrderSource,
  OrderStatus,
  OrderStatusVariant,
  OrderSubscriptionAction,
  OrderSupplement,
  SupplementsAddition,
}
export { orderTransitions } from './orders.transitions.ts'
