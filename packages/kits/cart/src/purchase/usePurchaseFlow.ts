'use client'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { type Resource, useLastReady, useResource } from '@memberkit/foundation/resource'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CartEventTable } from '../events.ts'
import { areSameUsers, isOrderOf } from '../order/order-changes.rules.ts'
import { isPurchased, isUnpaid, stageOf } from '../order/order-status.rules.ts'
import type { Order } from '../order/received.ts'
import { buyerKey, isSameBuyer, isUpdatable } from './buyer.rules.ts'
import { contentOf, keyFor } from './cart-memory.ts'
import type { PaymentDraft } from './PaymentStep.tsx'
import type { PurchasePageProps } from './PurchasePage.tsx'
import { purchaseLink } from './purchase-link.ts'
import type { PaymentKind } from './purchase.rules.ts'
import { useCartMemory } from './useCartMemory.ts'
import { useOrder } from './useOrder.ts'

export type PurchaseStep = 'loading' | 'draft' | 'signIn' | 'handOver' | 'payment' | 'payment-failed' | 'result'

export interface PurchaseFlow {
  step: PurchaseStep
  isDraft: boolean
  /** Whether the order was bought before, as far as is known until it has been read. */
  isKnownAsBought: boolean
  resource: Resource<Order>
  /** The order to place, with the host's channel and source. */
  wanted?: NewOrder | undefined
  /** An anonymous order of this cart that has other lines, and can be updated. */
  existing?: Order | undefined
  content: string
  key: string
  methodToAssign?: string | undefined
  kinds: readonly PaymentKind[]
  draft: PaymentDraft
  setDraft: (draft: PaymentDraft) => void
  /** The number of purchases sent from here that have ended. */
  attempt: number
  /** Whether a purchase was sent from here, even if its answer was lost. */
  isSentHere: boolean
  onPlaced: (order: Order) => void
  onHandedOver: () => void
  /** Whether another tab has bought the cart meanwhile, so that nothing may be sent. */
  isBoughtElsewhere: () => boolean
  onSent: () => void
  onBought: (order: Order) => void
  onPayRest: () => void
  /** Buys the same cart again; absent where a cart's own key says that it was bought. */
  onAgain?: (() => void) | undefined
}

/** Which step a purchase is at, by the order as it is on the platform, not by what was pressed here. */
export function usePurchaseFlow(props: PurchasePageProps): PurchaseFlow {
  const { identityId, groupId, order: asked, channel, source, cartKey, anonymousMethodId, paymentKinds } = props
  const { realm } = useMemberkit()
  const emit = useEmit<CartEventTable>()
  const wanted = useMemo<NewOrder | undefined>(
    () =>
      asked && {
        ...asked,
        ...(channel !== undefined && { channel: channel as NonNullable<NewOrder['channel']> }),
        ...(source !== undefined && { source }),
      },
    [asked, channel, source],
  )
  const content = wanted ? contentOf(wanted) : ''
  const isDerived = cartKey === undefined
  const key = cartKey ?? (wanted ? keyFor(wanted, identityId, groupId) : (props.orderId ?? ''))
  const { record, keep, forget, isOtherBought } = useCartMemory(wanted || cartKey ? key : undefined, isDerived)
  const [{ purchase: placed }, setPlace] = useLinkState(purchaseLink)
  const remembered = record && (record.content === content || (record.isBought && !isDerived)) ? record : undefined
  // A cart is bought once: whatever order the address names, what there is to see is the one that was bought.
  const isLocked = record?.isBought === true && !isDerived
  const [made, setMade] = useState<{ id: string; insteadOf: string | undefined; buyer: string }>()
  const given = made && made.insteadOf === props.orderId ? undefined : props.orderId
  const orderId = isLocked ? record.orderId : (given ?? placed ?? remembered?.orderId)
  const reading = useOrder(orderId, { identityId, groupId })
  const last = useLastReady(reading)
  const resource = last.state === 'ready' && last.data.id !== orderId ? reading : last
  const order = resource.state === 'ready' ? resource.data : undefined

  const [attempt, setAttempt] = useState(0)
  const [isSentHere, setSentHere] = useState(false)
  const [isRest, setRest] = useState(false)
  const kinds = paymentKinds ?? kindsFor(realm, groupId)
  const [draft, setDraft] = useState<PaymentDraft>({ kind: kinds[0] ?? 'saved' })
  const [isHandedOver, setHandedOver] = useState(false)
  const wallet = useResource(
    listPaymentMethods,
    { identityId: identityId ?? '' },
    { enabled: identityId !== undefined && anonymousMethodId !== undefined && !groupId },
  )
  const isMethodMine = wallet.state === 'ready' && wallet.data.some(({ id }) => id === anonymousMethodId)

  const isAnonymous = order !== undefined && order.identityId === undefined
  // The platform may write a buyer another way than it was sent: what was placed here counts as it was sent.
  const isForAnother =
    isAnonymous &&
    isUnpaid(order) &&
    wanted?.buyer !== undefined &&
    (made?.id === order.id ? made.buyer !== buyerKey(wanted.buyer) : !isSameBuyer(order, wanted))
  const isSame = record?.orderId === orderId && record?.content === content
  const isOfCart =
    order !== undefined && (!wanted || isLocked || (!isForAnother && (isSame || isOrderOf(order, wanted))))
  const isBought = order !== undefined && isPurchased(order)
  // Every tab of this cart learns which order it is, and that it was bought.
  useEffect(() => {
    if (!order || !wanted || !isOfCart) return
    if (record?.orderId !== order.id || record.content !== content || record.isBought !== isBought)
      keep({ orderId: order.id, isBought, content: isLocked ? record.content : content })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order?.id, isOfCart, isBought, content, keep])
  // Another tab has bought it: what is shown here is no longer true.
  const boughtElsewhere = record?.isBought === true && record.orderId === orderId && order !== undefined && !isBought
  const retry = resource.state === 'ready' ? resource.retry : undefined
  useEffect(() => {
    if (boughtElsewhere) retry?.()
    // Once for each message.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [boughtElsewhere])

  const isGone = resource.state === 'refused' && resource.reason === 'gone'
  const isStale = order !== undefined && wanted !== undefined && !isOfCart
  const isToUpdate = isAnonymous && wanted !== undefined && isUnpaid(order) && !areSameUsers(order, wanted)
  const isDraft = orderId === undefined || (wanted !== undefined && (isGone || isStale || isToUpdate))
  const methodToAssign =
    anonymousMethodId !== undefined && !isHandedOver && !isMethodMine && wallet.state === 'ready'
      ? anonymousMethodId
      : undefined

  return {
    step: stepOf(),
    isDraft,
    isKnownAsBought: record?.isBought === true && record.orderId === orderId,
    resource,
    wanted,
    existing:
      isAnonymous && isUnpaid(order) && wanted && !isForAnother && isUpdatable(order, wanted) ? order : undefined,
    content,
    key,
    methodToAssign,
    kinds,
    draft,
    setDraft,
    attempt,
    isSentHere,
    isBoughtElsewhere: () => !isDerived && orderId !== undefined && isOtherBought(orderId),
    onPlaced: (now) => {
      setMade({ id: now.id, insteadOf: props.orderId, buyer: buyerKey(wanted?.buyer) })
      // An earlier purchase is out of reach, so it stands in nobody's way.
      if (isGone) forget()
      keep({ orderId: now.id, isBought: false, content })
      // The draft is no step to go back to: its place shows the order.
      setPlace({ purchase: now.id }, { replace: true })
    },
    onHandedOver: () => setHandedOver(true),
    onSent: () => setSentHere(true),
    onBought: (now) => {
      setAttempt((count) => count + 1)
      setRest(false)
      if (isPurchased(now)) {
        emit('cart.order.purchased', { orderId: now.id, status: now.status })
        if (wanted) keep({ orderId: now.id, isBought: true, content })
      } else {
        emit('cart.payment.failed', { orderId: now.id, isPartial: stageOf(now) === 'partial' })
        setDraft({ ...draft, methodId: undefined, declinedId: now.paymentMethodId ?? draft.methodId })
      }
    },
    onPayRest: useCallback(() => setRest(true), []),
    onAgain:
      wanted && isDerived && isBought && !isSentHere
        ? () => {
            forget()
            setPlace({ purchase: undefined })
          }
        : undefined,
  }

  function stepOf(): PurchaseStep {
    if (isDraft) return 'draft'
    if (!order) return 'loading'
    if (isAnonymous) return identityId === undefined ? 'signIn' : 'handOver'
    if (isUnpaid(order) || (stageOf(order) === 'partial' && isRest)) {
      if (identityId === undefined) return 'signIn'
      if (methodToAssign && isUnpaid(order)) return 'handOver'
      return attempt > 0 && !isRest ? 'payment-failed' : 'payment'
    }
    return 'result'
  }
}

/** A group administrator's order needs no card; staff can also take a check. */
function kindsFor(realm: string, groupId: string | undefined): readonly PaymentKind[] {
  if (groupId !== undefined) return ['PREMIUM_BILLING', 'saved']
  return realm === 'Internal' ? ['saved', 'CHECK'] : ['saved']
}
