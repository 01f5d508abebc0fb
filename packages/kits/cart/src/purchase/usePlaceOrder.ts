'use client'
import { permissionOf } from '@memberkit/contract'
import { type NewOrder, updateOrderAuthorizedUsers, updateOrderOffers } from '@memberkit/contract/commerce/orders'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, type ActionOptions, lookUp, useAction, type VerifiedOutcome } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { useEffect, useState } from 'react'
import type { CartEventTable } from '../events.ts'
import { purchaseMessages } from '../messages/namespaces.ts'
import { createCall, listCall, type OrderPlace, readCall } from '../order/order-calls.ts'
import { areSameLines, areSameUsers, isSameOrder } from '../order/order-changes.rules.ts'
import type { ShownLine } from '../order/order-lines.rules.ts'
import { isUnpaid } from '../order/order-status.rules.ts'
import type { Order } from '../order/received.ts'

export interface PlaceOrderOptions extends OrderPlace {
  wanted: NewOrder
  lines: readonly ShownLine[]
  /** An anonymous order of an earlier state of the cart, which is updated instead of creating another. */
  existing?: Order | undefined
  /** Identifies the cart: one creation at a time, in any window. */
  cartKey: string
  onPlaced: (order: Order) => void
}

export interface PlaceOrder {
  /** Those of creating or updating, in the order of their requests. */
  actions: readonly Action[]
  isBusy: boolean
  place(): void
}

const isLost = (ended: Action['state']) => ended.phase === 'failed' && !ended.isUnsent

/** Without a look-up, it may be a conflict with the order whose answer was lost. */
const isConflict = (ended: Action['state']) => ended.phase === 'refused' && ended.reason === 'conflict'

/** Creates the order of a cart, or updates the anonymous one that it already has: one request per intent. */
export function usePlaceOrder(options: PlaceOrderOptions): PlaceOrder {
  const { identityId, groupId, wanted, lines, existing, cartKey, onPlaced } = options
  const { client, queryClient } = useMemberkit()
  const t = useMessages(purchaseMessages)
  const emit = useEmit<CartEventTable>()
  const { operation, input } = createCall({ identityId, groupId })
  /** The version of the order whose authorized users are still to be sent: they follow its offers. */
  const [dueVersion, setDueVersion] = useState<string>()

  const keep = (order: Order) => {
    const read = readCall(order.id, { identityId, groupId })
    queryClient.setQueryData(keyOf(read.operation, read.input), { ok: true, status: 200, data: order })
  }
  const common: ActionOptions<typeof operation> = {
    entity: cartKey,
    // One more order costs nothing, as none is paid: nothing to be warned of.
    outcomeMessage: (ended) =>
      isLost(ended) || (identityId === undefined && isConflict(ended))
        ? { title: t('draft.lost'), text: t('draft.lostText'), tone: 'caution' }
        : undefined,
    permission: permissionOf(operation),
    onDone: (order: Order) => {
      keep(order)
      emit('cart.order.created', { orderId: order.id })
      onPlaced(order)
    },
  }
  // Nobody can list anonymous orders.
  const asked: ActionOptions<typeof operation> =
    identityId === undefined ? common : { ...common, needsCertainty: true, verifyOutcome: findPlaced }
  const create = useAction(operation, asked)
  const updated = (order: Order) => {
    keep(order)
    if (areSameUsers(order, wanted)) onPlaced(order)
    else setDueVersion(order.version)
  }
  const isUpdated = (shows: (order: Order) => boolean) => async (): Promise<VerifiedOutcome<Order>> => {
    const read = readCall(existing!.id, { identityId, groupId })
    const answer = await lookUp(client, read.operation, read.input)
    if (!answer.ok) return { outcome: 'unclear' }
    return shows(answer.data)
      ? { outcome: 'applied', data: answer.data }
      : { outcome: 'absent', version: answer.data.version }
  }
  const version = existing?.version
  const offers = useAction(updateOrderOffers, {
    entity: existing?.id ?? cartKey,
    version,
    permission: permissionOf(updateOrderOffers),
    verifyOutcome: isUpdated((order) => areSameLines(order, lines)),
    onDone: updated,
  })
  const users = useAction(updateOrderAuthorizedUsers, {
    entity: existing?.id ?? cartKey,
    version,
    permission: permissionOf(updateOrderAuthorizedUsers),
    verifyOutcome: isUpdated((order) => areSameUsers(order, wanted)),
    onDone: (order) => {
      keep(order)
      onPlaced(order)
    },
  })

  useEffect(() => {
    // The next request names the version on screen.
    if (!existing || existing.version !== dueVersion) return
    setDueVersion(undefined)
    void users.run({ orderId: existing.id, body: { authorizedUsers: wanted.authorizedUsers ?? [] } })
    // Once for each press.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dueVersion, existing?.version])

  return {
    actions: [create, offers, users] as unknown as readonly Action[],
    isBusy: create.isBusy || offers.isBusy || users.isBusy,
    place: () => {
      if (!existing) void create.run({ ...input, body: wanted })
      else if (!areSameLines(existing, lines))
        void offers.run({ orderId: existing.id, body: { offers: wanted.offers } })
      else updated(existing)
    },
  }

  /** An unpaid order of the same lines is as good as the one whose answer was lost. */
  async function findPlaced(): Promise<VerifiedOutcome<Order>> {
    const list = listCall(identityId!, groupId)
    const answer = await lookUp(client, list.operation, list.input)
    if (!answer.ok) return { outcome: 'unclear' }
    const found = answer.data.findLast((order) => isUnpaid(order) && isSameOrder(order, wanted, lines))
    return found ? { outcome: 'applied', data: found } : { outcome: 'absent' }
  }
}
