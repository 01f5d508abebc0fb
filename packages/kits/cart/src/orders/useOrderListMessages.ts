'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import type { StatusLook } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import type { Icon } from '@memberkit/primitives/icons'
import { useMemo } from 'react'
import type { ordersEnUS } from '../messages/orders/en-US.ts'
import { orderMessages } from '../messages/namespaces.ts'
import { orderIcon, orderLooks } from '../order/order-looks.ts'
import type { KnownOrderStatus } from '../order/order-status.rules.ts'

export interface OrderListMessages extends ListMessages {
  t: Translate<typeof ordersEnUS>
  looks: Readonly<Record<KnownOrderStatus, StatusLook>>
  icon: (status: string) => Icon | undefined
  payment: ReturnType<typeof useLabel>
}

/** Returns the messages of the list of orders. */
export function useOrderListMessages(): OrderListMessages {
  const t = useMessages(orderMessages)
  const looks = useLooks(orderLooks)
  const payment = useLabel('PaymentMethodType')
  const { realm } = useMemberkit()
  const isStaff = realm !== 'User'
  return useMemo(
    () => ({
      t,
      looks,
      icon: (status) => orderIcon(status, realm),
      payment,
      title: t(isStaff ? 'title.staff' : 'title'),
      noun: t(isStaff ? 'noun.staff' : 'noun'),
      loading: t('loading'),
      count: (count) => t('caption', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: t(isStaff ? 'empty.staff' : 'empty.text') },
      noMatch: { title: t('filtered.heading'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, looks, payment, isStaff, realm],
  )
}
