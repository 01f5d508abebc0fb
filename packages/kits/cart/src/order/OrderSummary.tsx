'use client'
import { Card } from '@memberkit/primitives/card'
import { linesOf, unreadLinesOf } from './order-lines.rules.ts'
import { OrderLines } from './OrderLines.tsx'
import type { Order } from './received.ts'

export interface OrderSummaryProps {
  order: Order
  title: string
  /** What the total is called: due today, or the total of an order that has been placed. */
  totalLabel: string
  /** Whether each line shows its own status. */
  hasStatus?: boolean
}

/** The lines and totals of an order as a card; in two columns it is the one beside. */
export function OrderSummary({ order, title, totalLabel, hasStatus }: OrderSummaryProps) {
  const { currency, subtotal, tax, total } = order
  return (
    <Card title={title} level={3} isFlush data-summary="">
      <OrderLines
        lines={linesOf(order)}
        unreadable={unreadLinesOf(order)}
        {...{ currency, subtotal, tax, total, totalLabel, hasStatus }}
      />
    </Card>
  )
}
