import * as calls from '@memberkit/contract/commerce/orders'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import type { ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { keyOf } from '@memberkit/platform/query'
import { type OrderActionName, orderActions } from './order-actions.ts'

/** The calls that send each action, and how each shows in the order. */
export const orderCalls = /* @__PURE__ */ defineCalls(orderActions)(
  {
    purchase: { operation: calls.purchaseOrder, needsCertainty: true },
    // An order of its own comes of it, so it has a dialog of its own.
    addSupplements: { operation: calls.addSupplements, needsCertainty: true },
    provision: { operation: calls.provisionOrder, needsCertainty: true, effects: () => [keyOf(listSubscriptions)] },
    assignOwner: {
      operation: calls.assignOrderOwner,
      needsCertainty: true,
      isApplied: ({ identityId }, _before, { query }) => identityId === query.identityId,
      effects: ({ query }) => [keyOf(calls.listIdentityOrders, { identityId: query.identityId })],
    },
    updateSource: {
      operation: calls.updateOrderSource,
      isApplied: ({ source, channel }, _before, { body }) =>
        source === body.source && (body.channel === undefined || channel === body.channel),
    },
    delete: { operation: calls.deleteOrder, needsCertainty: true, isDeletion: true },
  },
  { read: calls.getOrder, journal: calls.orderJournal },
)

/** Props of an action's form. */
export type OrderForm<Name extends OrderActionName> = ActionFormOf<typeof orderCalls, Name>
