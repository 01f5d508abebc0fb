'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { DetailPage, DetailSkeleton, useBackLink } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { mapResource, useLastReady } from '@memberkit/foundation/resource'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CartEventTable } from '../events.ts'
import { orderDetailMessages, orderMessages } from '../messages/namespaces.ts'
import { OrderActionPart, PurchasePart } from '../order-parts.ts'
import { useOrder } from '../purchase/useOrder.ts'
import type { OrderActionName, OrderTransitions } from './order-actions.ts'
import { OrderDetailView } from './OrderDetailView.tsx'
import { type OrderRow, rowOf } from './useOrders.ts'

export interface OrderDetailPageProps {
  orderId: string
  /** The owner's identity ID. Omit it for an order without an owner. */
  identityId?: string
  /** The group of the person, for its administrators: all calls are group-scoped. */
  groupId?: string
  orderingFor?: { name: string; groupName: string }
  /** The brand of the offers, for prices and renewals of supplements. */
  brand: string
  /** Whether the order is being paid. */
  isPaying?: boolean
  /** Without it there is no button to pay. */
  onPay?: () => void
  onPayEnd?: () => void
  /** A path of this site to go back to instead of the list. */
  returnTo?: string
  /** Leads to the list; without it, and without `returnTo`, there is no way back. */
  onBack?: () => void
  onAddPaymentMethod?: () => void
  transitions?: OrderTransitions
  slots?: { addMethod?: ReactNode }
}

/** The order, or its payment, and what opens from it. */
export function OrderDetailPage(props: OrderDetailPageProps) {
  const { orderId, identityId, groupId, isPaying = false, returnTo, onBack, transitions } = props
  const t = useMessages(orderDetailMessages)
  const words = useMessages(orderMessages)
  const emit = useEmit<CartEventTable>()
  const { realm, can, isDenied, timeZone } = useMemberkit()
  const root = useRef<HTMLDivElement>(null)
  const resource = useOrder(orderId, { identityId, groupId })
  const last = useLastReady(resource)
  const known = last.state === 'ready' && last.data.id === orderId ? last.data : undefined
  const [acting, setActing] = useState<OrderRow & { intent: OrderActionName }>()
  useEffect(() => {
    // The button that ended the payment is gone with it.
    if (!isPaying) restoreLostFocus(root.current?.querySelector<HTMLElement>('h2[tabindex]'))
  }, [isPaying])

  const backLink = useBackLink({
    onBack,
    returnTo,
    onReturn: () => emit('cart.flow.ended', { flow: isPaying ? 'pay' : 'view', orderId }),
    label: t('back'),
    returnLabel: t('backOut'),
  })
  const owner = known?.identityId ?? identityId
  if (isPaying && owner) {
    const end = backLink?.isReturn ? backLink.leave : props.onPayEnd
    return (
      <PurchasePart
        identityId={owner}
        orderId={orderId}
        groupId={groupId}
        orderingFor={props.orderingFor}
        brand={props.brand}
        onAddPaymentMethod={props.onAddPaymentMethod}
        slots={props.slots}
        onBack={end}
        onDone={end}
      />
    )
  }

  return (
    <DetailPage
      root={root}
      resource={mapResource(resource, (order) => rowOf(order, { realm, can, isDenied, transitions }, timeZone))}
      noun={words('noun.one')}
      skeleton={<DetailSkeleton label={words('loading.one')} main={[8]} side={[5]} />}
      backLink={backLink}
      dialogs={
        acting ? (
          <OrderActionPart
            row={acting}
            intent={acting.intent}
            brand={props.brand}
            transitions={transitions}
            onDone={(name) => (name === 'delete' ? backLink?.leave() : undefined)}
            onClose={() => setActing(undefined)}
          />
        ) : null
      }
    >
      {(row) => (
        <OrderDetailView
          row={row}
          brand={props.brand}
          onPay={props.onPay}
          onAction={(intent) => (intent === 'purchase' ? props.onPay?.() : setActing({ ...row, intent }))}
          printed={root}
        />
      )}
    </DetailPage>
  )
}
