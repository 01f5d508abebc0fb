'use client'
import { useMemberkit } from '@memberkit/foundation'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { ListPage } from '@memberkit/foundation/list'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { mapResource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { type ReactNode, useCallback, useState } from 'react'
import type { CartEventTable } from '../events.ts'
import { orderMessages } from '../messages/namespaces.ts'
import { OrderActionPart, OrderDetailPart, OrderRowMenuPart } from '../order-parts.ts'
import type { OrderActionName, OrderTransitions } from './order-actions.ts'
import { orderLink, orderList } from './order-list.tsx'
import { type OrderRow, useOrders } from './useOrders.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing. */
export interface OrdersSlots {
  before?: ReactNode
  after?: ReactNode
  /** Replaces the message that there are no orders yet. */
  empty?: ReactNode
  /** A form that adds a payment method, where an order is paid. */
  addMethod?: ReactNode
}

export interface OrdersPageProps {
  /** The owner's identity ID. */
  identityId: string
  /** The group of the person, for its administrators: all calls are group-scoped. */
  groupId?: string
  /** The person a group administrator orders for, shown where an order is paid. */
  orderingFor?: { name: string; groupName: string }
  /** The brand of the offers, for prices and renewals of supplements. */
  brand: string
  /** Leads to where a payment method can be added; without it, the control is absent. */
  onAddPaymentMethod?: () => void
  /** Leads to the plans; without it, an empty list has no such button. */
  onBrowse?: () => void
  /** Replaces the default of which action is possible in which status. */
  transitions?: OrderTransitions
  slots?: OrdersSlots
}

/** The list and what opens from it. */
export function OrdersPage(props: OrdersPageProps) {
  const { realm } = useMemberkit()
  // Group administrators have group-scoped calls only.
  return realm === 'GroupAdmin' && !props.groupId ? <UnavailableHere /> : <Page {...props} />
}

function Page(props: OrdersPageProps) {
  const { identityId, groupId, onBrowse, transitions, slots = {} } = props
  const t = useMessages(orderMessages)
  const { realm } = useMemberkit()
  const emit = useEmit<CartEventTable>()
  const [{ orderId, flow, returnTo }, setPlace] = useLinkState(orderLink)
  const resource = useOrders(identityId, { groupId, transitions, isEnabled: !orderId })
  const [acting, setActing] = useState<OrderRow & { intent: OrderActionName }>()
  const data = resource.state === 'ready' ? resource.data : undefined
  const isStaff = realm === 'Internal'
  const open = useCallback(
    (id: string, toPay = false) => {
      emit('cart.order.opened', { orderId: id })
      setPlace({ orderId: id, flow: toPay ? 'pay' : undefined })
    },
    [emit, setPlace],
  )

  const rowActions = useCallback(
    (row: OrderRow) => {
      if (isStaff) {
        return (
          <OrderRowMenuPart
            row={row}
            onChoose={(intent) => (intent === 'purchase' ? open(row.id, true) : setActing({ ...row, intent }))}
          />
        )
      }
      return isAllowed(row.actions, 'purchase') ? (
        <Button size="small" onPress={() => open(row.id, true)}>
          {t('row.pay')}
        </Button>
      ) : null
    },
    [isStaff, open, t],
  )

  return (
    <>
      <ListPage
        list={orderList}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        onOpen={({ id }) => open(id)}
        openId={orderId}
        opened={
          orderId ? (
            <OrderDetailPart
              {...props}
              key={orderId}
              orderId={orderId}
              isPaying={flow === 'pay'}
              onPay={() => setPlace({ orderId, flow: 'pay' })}
              // Else Back would open what was just left.
              onPayEnd={() => setPlace({ flow: undefined }, { replace: true })}
              returnTo={returnTo}
              onBack={() => setPlace({ orderId: undefined, flow: undefined, returnTo: undefined })}
            />
          ) : undefined
        }
        actingOn={acting?.id}
        rowActions={rowActions}
        hasRowMenus={isStaff}
        onExport={(format, count) => emit('cart.orders.exported', { format, count })}
        slots={{
          before: slots.before,
          after: slots.after,
          emptyAction: onBrowse && (
            <Button tone="primary" onPress={onBrowse}>
              {t('empty.action')}
            </Button>
          ),
          ...('empty' in slots && { empty: slots.empty }),
        }}
      />
      {acting && !orderId ? (
        <OrderActionPart
          row={acting}
          intent={acting.intent}
          brand={props.brand}
          transitions={transitions}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </>
  )
}
