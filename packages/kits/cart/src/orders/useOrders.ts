'use client'
import { useMemberkit } from '@memberkit/foundation'
import { type ActionContext, allowedActions } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { localDateOf } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { listCall } from '../order/order-calls.ts'
import type { Order } from '../order/received.ts'
import { type AllowedOrderAction, orderActions, type OrderTransitions } from './order-actions.ts'

/** An order with its allowed actions. */
export interface OrderRow {
  id: string
  order: Order
  /** The day on which it was paid, or created: where the person is, as a calendar date. */
  placedOn: string
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

/** Reads the orders of an identity, newest first as the platform lists them, with allowed actions. */
export function useOrders(identityId: string, options: OrdersOptions = {}): Resource<OrdersData> {
  const { groupId, transitions, isEnabled } = options
  const { realm, can, isDenied, timeZone } = useMemberkit()
  const { operation, input } = listCall(identityId, groupId)
  const resource = useResource(operation, input, { enabled: isEnabled })
  const orders = resource.state === 'ready' ? resource.data : undefined
  const data = useMemo<OrdersData | undefined>(
    () =>
      orders && {
        rows: orders.map((order) => rowOf(order, { realm, can, isDenied, transitions }, timeZone)),
        unreadable: unreadableItemsIn(orders),
      },
    [orders, realm, can, isDenied, timeZone, transitions],
  )
  return mapResource(resource, () => data!)
}

/** Returns the instant of its payment, or else of its creation. */
export const placedAt = ({ purchasedAt, createdAt }: Order): string => purchasedAt ?? createdAt

/** Returns an order with what this person may do to it. */
export const rowOf = (order: Order, context: ActionContext, timeZone: string): OrderRow => ({
  id: order.id,
  order,
  placedOn: dayOf(placedAt(order), timeZone),
  actions: allowedActions(orderActions, order, context),
})

function dayOf(instant: string, timeZone: string): string {
  const moment = Date.parse(instant)
  return Number.isNaN(moment) ? instant : localDateOf(moment, timeZone)
}
