'use client'
import { Card } from '@memberkit/primitives/card'
import { linesOf, unreadLinesOf } from './order-lines.rules.ts'
import { isUnpaid } from './order-status.rules.ts'
import { OrderLines } from './OrderLines.tsx'
import type { Order } from './received.ts'
import type { PeriodOf } from './supplement-terms.rules.ts'
import { useSupplementOffers } from './useSupplementOffers.ts'

/** What tells at which price the supplements of an order renew. */
export interface OrderSale {
  /** The brand of the offers that the order was made from. */
  brand: string
  /** As in the cart. */
  supplementPeriodOf?: PeriodOf | undefined
}

export interface OrderSummaryProps extends OrderSale {
  order: Order
  title: string
  /** What the total is called: due today, or the total of an order that has been placed. */
  totalLabel: string
  /** Whether each line shows its own status. */
  hasStatus?: boolean
}

/** The lines and totals of an order as a card; in two columns it is the one beside. */
export function OrderSummary(props: OrderSummaryProps) {
  const { order, brand, supplementPeriodOf, title, totalLabel, hasStatus } = props
  const { currency, subtotal, tax, total, paymentMethod } = order
  const offers = useSupplementOffers(order, brand)
  return (
    <Card title={title} level={3} isFlush data-summary="">
      <OrderLines
        lines={linesOf(order, offers.state === 'ready' ? offers.data : [], supplementPeriodOf)}
        unreadable={unreadLinesOf(order)}
        isReadingTerms={offers.state === 'loading'}
        hasBegun={!isUnpaid(order)}
        {...{ currency, subtotal, tax, total, totalLabel, hasStatus, paymentMethod }}
      />
    </Card>
  )
}
