import type { Transition } from '@memberkit/contract'
import { orderTransitions, type OrderStatus, type OrderStatusVariant } from '@memberkit/contract/commerce/orders'
import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import { unreadLinesOf } from '../order/order-lines.rules.ts'
import type { Order } from '../order/received.ts'

/** Why an action is unavailable besides status and permission. */
type Rule = 'hasOwner' | 'noOwner' | 'nothingOrdered' | 'noSubscription' | 'unread'

/**
 * The default transitions of an order: the contract's, except that only an order that nobody has tried to pay can be
 * deleted.
 */
const ownTransitions = { ...orderTransitions, delete: { from: ['OPEN'] } } as const

/** Everything that a person can do to an order; each is one call of the specification (commerce, section 7, Orders). */
export const orderActions = /* @__PURE__ */ defineActions<Order, Rule>()(
  {
    purchase: {
      group: 'payment',
      realms: ['User', 'Partner', 'GroupAdmin'],
      unavailableReason(order) {
        const { identityId, offers } = order
        if (identityId === undefined) return 'noOwner'
        if (unreadLinesOf(order).length > 0) return 'unread'
        return offers.length === 0 ? 'nothingOrdered' : undefined
      },
    },
    addSupplements: {
      group: 'payment',
      // Its call creates an order.
      operationAction: 'create',
      unavailableReason: ({ offers }) =>
        offers.some(({ subscriptionId }) => subscriptionId !== undefined) ? undefined : 'noSubscription',
    },
    provision: { group: 'record' },
    assignOwner: {
      group: 'record',
      unavailableReason: ({ identityId }) => (identityId === undefined ? undefined : 'hasOwner'),
    },
    updateSource: { group: 'record' },
    delete: { group: 'end', realms: ['User', 'Partner'], isCritical: true },
  },
  { service: 'orders', transitions: ownTransitions },
)

export type OrderActionName = ActionNameOf<typeof orderActions>
export type AllowedOrderAction = Allowed<OrderActionName, Rule>

/** Which statuses allow an action, and where it leads, by the last word of each call. The platform can still refuse. */
export type OrderTransitions = {
  readonly [Word in keyof typeof orderTransitions]?: Transition<OrderStatus | OrderStatusVariant>
}
