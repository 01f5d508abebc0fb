'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { startPolling } from '@memberkit/foundation/polling'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { keyOf, query } from '@memberkit/platform/query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CartEventTable } from '../events.ts'
import { purchaseMessages } from '../messages/namespaces.ts'
import { listCall, type OrderPlace, readCall } from '../order/order-calls.ts'
import { isPurchased, type OrderStage, stageOf } from '../order/order-status.rules.ts'
import type { Order } from '../order/received.ts'
import { nextDelay, nextSetUpDelay } from './purchase.rules.ts'

/**
 * Reads an order, and again with back-off while it is processing or being set up. Once its part of the page is gone, the provider goes on
 * following it and says how it ended, because the page says that it is safe to leave.
 */
export function useOrder(orderId: string | undefined, place: OrderPlace): Resource<Order> {
  const { queryClient, polls, notify } = useMemberkit()
  const t = useMessages(purchaseMessages)
  const emit = useEmit<CartEventTable>()
  const since = useRef<{ stage: OrderStage; at: number }>(undefined)
  const { operation, input } = readCall(orderId ?? '', place)
  const lookAgainIn = (order: Order | undefined) => {
    const stage = order && stageOf(order)
    if (stage !== 'processing' && stage !== 'funded') return false
    if (since.current?.stage !== stage) since.current = { stage, at: Date.now() }
    const elapsed = Date.now() - since.current.at
    return (stage === 'processing' ? nextDelay(elapsed) : nextSetUpDelay(elapsed)) ?? false
  }
  const resource = useResource(operation, input, { enabled: orderId !== undefined, refetchInterval: lookAgainIn })
  const order = resource.state === 'ready' ? resource.data : undefined
  const stage = order && stageOf(order)

  const seen = useRef<OrderStage>(undefined)
  const tellOutcome = (now: Order) => {
    const stage = stageOf(now)
    if (stage === 'failed' || stage === 'partial')
      emit('cart.payment.failed', { orderId: now.id, isPartial: stage === 'partial' })
    else if (isPurchased(now)) emit('cart.order.settled', { orderId: now.id, status: now.status })
    refresh()
  }
  /** The list of orders, and what an order begins: read since the payment, they are from before it. */
  const refresh = () => {
    const { identityId, groupId } = place
    if (!identityId) return
    const list = listCall(identityId, groupId)
    for (const queryKey of [
      query(list.operation, list.input).queryKey,
      keyOf(listSubscriptions, { identityId }),
      keyOf(listEntitlements, { owners: 'identities', ownerId: identityId }),
      keyOf(listInvoices, { identityId }),
    ])
      void queryClient.invalidateQueries({ queryKey })
  }
  const latest = useRef({ order, tellOutcome, refresh, t })
  latest.current = { order, tellOutcome, refresh, t }

  useEffect(() => {
    const { order, tellOutcome, refresh } = latest.current
    if (order && seen.current === 'processing' && stage !== 'processing') tellOutcome(order)
    if (seen.current === 'funded' && stage === 'provisioned') refresh()
    if (stage) seen.current = stage
  }, [stage])

  useLayoutEffect(() => {
    if (!orderId) return undefined
    const key = `cart.order ${orderId}`
    polls.get(key)?.()
    return () => {
      const { order } = latest.current
      if (!order || order.id !== orderId || stageOf(order) !== 'processing') return
      startPolling(polls, key, {
        nextDelay,
        async check() {
          const answer = await queryClient.fetchQuery({ ...query(operation, input), staleTime: 0, retry: false })
          if (!answer.ok || stageOf(answer.data) === 'processing') return false
          const { tellOutcome, t } = latest.current
          tellOutcome(answer.data)
          const isBought = isPurchased(answer.data)
          notify({
            message: t(isBought ? 'settled.done' : 'settled.failed', { number: answer.data.number }),
            tone: isBought ? 'positive' : 'critical',
          })
          return true
        },
      })
    }
    // Of one order, as long as this part shows it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [polls, orderId])

  return resource
}
