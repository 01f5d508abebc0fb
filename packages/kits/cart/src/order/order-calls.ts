import type { Input, Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/orders'

/** Whose orders: of an identity, or of a group's member as its administrator. */
export interface OrderPlace {
  identityId?: string | undefined
  groupId?: string | undefined
}

/** An operation with its input, as those of identities and of groups differ in their path only. */
export interface Call<O extends Operation> {
  operation: O
  input: Input<O>
}

/** Returns the call that reads an order: group-scoped with a `groupId`. */
export function readCall(orderId: string, { identityId, groupId }: OrderPlace): Call<typeof calls.getOrder> {
  return groupId && identityId
    ? ({ operation: calls.getGroupOrder, input: { groupId, identityId, orderId } } as unknown as Call<
        typeof calls.getOrder
      >)
    : { operation: calls.getOrder, input: { orderId } }
}

/** Returns the call that lists a person's orders. */
export function listCall(identityId: string, groupId?: string): Call<typeof calls.listIdentityOrders> {
  return groupId
    ? ({ operation: calls.listGroupOrders, input: { groupId, identityId } } as unknown as Call<
        typeof calls.listIdentityOrders
      >)
    : { operation: calls.listIdentityOrders, input: { identityId } }
}

/** Returns the call that creates an order; without an identity, an anonymous one. The body is added. */
export function createCall({ identityId, groupId }: OrderPlace): Call<typeof calls.createIdentityOrder> {
  const call: { operation: Operation; input: object } =
    identityId === undefined
      ? { operation: calls.createOrder, input: {} }
      : groupId
        ? { operation: calls.createGroupOrder, input: { groupId, identityId } }
        : { operation: calls.createIdentityOrder, input: { identityId } }
  return call as unknown as Call<typeof calls.createIdentityOrder>
}

/** Returns the call that purchases an order. The body is added. */
export function purchaseCall(
  orderId: string,
  identityId: string,
  groupId?: string,
): { operation: typeof calls.purchaseOrder; input: { identityId: string; orderId: string } } {
  return groupId
    ? ({ operation: calls.purchaseGroupOrder, input: { groupId, identityId, orderId } } as never)
    : { operation: calls.purchaseOrder, input: { identityId, orderId } }
}
