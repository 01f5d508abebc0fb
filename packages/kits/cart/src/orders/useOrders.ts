'use client'
import { useMemberkit } from '@memberkit/foundation'
import { type ActionContext, allowedActions } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import { listCall } from '../order/order-calls.ts'
import type { Order } from '../order/received.ts'
import { type AllowedOrderAction, orderActions, type OrderTransitions } from './order-actions.ts'

/** An order with its allowed actions. */
export interface OrderRow {
  id: string
  order: Order
  actions: readonly AllowedOrderAction[]
}

export interface OrdersData {
  rows: readonly OrderRow[]
  /** The orders that can't be read. */
  unreadable: readonly UnreadableItem[]
}

export interface OrdersOptions {
  /** The group of the person: calls are group-scoped, for its administrators. */
  groupId?: string | undefined
  transitions?: OrderTransitions | undefined
  /** @default true */
  isEnabled?: boolean
}

/** The orders of an identity, newest first as the platform lists them, with allowed actions. */
export function useOrders(identityId: string, options: OrdersOptions = {}): Resource<OrdersData> {
  const { groupId, transitions, isEnabled } = options
  const { realm, can, isDenied } = useMemberkit()
  const { operation, input } = listCall(identityId, groupId)
  const resource = useResource(operation, input, { enabled: isEnabled })
  const orders = resource.state === 'ready' ? resource.data : undefined
  const data = useMemo<OrdersData | undefined>(
    () =>
      orders && {
        rows: orders.map((order) => rowOf(order, { realm, can, isDenied, transitions })),
        unreadable: unreadableItemsIn(orders),
      },
    [orders, realm, can, isDenied, transitions],
  )
  return mapResource(resource, () => data!)
}

/** Returns an order with what this person may do to it. */
export const rowOf = (order: Order, context: ActionContext): OrderRow => ({
  id: order.id,
  order,
  actions: allowedActions(orderActions, order, context),
})
