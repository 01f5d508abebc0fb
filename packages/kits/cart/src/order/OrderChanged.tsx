'use client'
import { orderJournal } from '@memberkit/contract/commerce/orders'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { formatMoney, formatPrice } from '@memberkit/platform/formats'
import type { ReactNode } from 'react'
import { orderMessages } from '../messages/namespaces.ts'
import { allChangesBetween, changesBetween, type OrderFact } from './order-changes.rules.ts'
import { orderLooks } from './order-looks.ts'
import type { Offer, Order } from './received.ts'
import type { PeriodOf } from './supplement-terms.rules.ts'

export interface OrderChangedProps {
  before: Order
  after: Order
  /** The offers that the order was made from; they hold the renewal prices of supplements. */
  offers?: readonly Offer[] | undefined
  supplementPeriodOf?: PeriodOf | undefined
  /** Whether it is shown to who buys the order, whom its source and channel don't concern. */
  isForBuyer?: boolean
  /** The consequence. @default what was entered is still there */
  text?: string
  actions?: ReactNode
}

/** Shows what has changed in an order since the person saw it; to staff also who changed it. */
export function OrderChanged({
  before,
  after,
  offers,
  supplementPeriodOf,
  isForBuyer,
  text,
  actions,
}: OrderChangedProps) {
  const t = useMessages(orderMessages)
  const { locale, realm } = useMemberkit()
  const looks = useLooks(orderLooks)
  const channel = useLabel('OrderChannel')
  const changedBy = useLastChange(orderJournal, after.id, realm === 'Internal')
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      actions={actions}
      changes={(isForBuyer ? changesBetween : allChangesBetween)(before, after, offers, supplementPeriodOf).map(
        ({ fact, before: old, after: now }) => ({
          label: t(`fact.${fact}`),
          before: old === undefined ? undefined : words(fact, old),
          after: now === undefined ? undefined : words(fact, now),
        }),
      )}
    >
      {text ?? t('changed.text')}
    </ChangedSince>
  )

  function words(fact: OrderFact, value: string): string {
    if (fact === 'status') return statusOf(looks, value).label
    if (fact === 'total' || fact === 'tax') return formatMoney(value, after.currency, locale)
    if (fact === 'channel') return channel(value)
    if (fact !== 'renewal') return value
    return value
      .split(', ')
      .map((one) => one.split(' '))
      .map(([period = '', amount = '']) =>
        amount ? formatPrice({ amount, currency: after.currency, period }, locale) : t('unknownPrice'),
      )
      .join(', ')
  }
}
