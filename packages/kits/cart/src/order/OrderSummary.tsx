'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { useState } from 'react'
import { orderMessages } from '../messages/namespaces.ts'
import { linesOf, unreadLinesOf } from './order-lines.rules.ts'
import { isUnpaid } from './order-status.rules.ts'
import * as styles from './order.css.ts'
import { OrderLines, type OrderLinesProps } from './OrderLines.tsx'
import type { Order } from './received.ts'
import type { PeriodOf } from './supplement-terms.rules.ts'
import { useSupplementOffers } from './useSupplementOffers.ts'

/** The facts that tell at which price the supplements of an order renew. */
export interface OrderSale {
  /** The brand of the offers that the order was made from. */
  brand: string
  /** As in the cart. */
  supplementPeriodOf?: PeriodOf | undefined
}

export interface OrderSummaryProps extends OrderSale {
  order: Order
  title: string
  /** The label of the total: due today, or the total of an order that has been placed. */
  totalLabel: string
  /** The paid and the unpaid part of a partially paid order, as far as known. */
  paid?: OrderLinesProps['paid']
  /** Whether each line shows its own status. */
  hasStatus?: boolean
  /** Whether only the total shows at first where the card is above the rest, so that what is to be done is in sight. */
  isFolded?: boolean
  /** Whether the order has changed since, so that none of its amounts is to be paid. */
  isOutdated?: boolean
}

/** The lines and totals of an order as a card; in two columns it is the one beside. */
export function OrderSummary(props: OrderSummaryProps) {
  const { order, brand, supplementPeriodOf, title, totalLabel, paid, hasStatus, isFolded, isOutdated } = props
  const { currency, subtotal, tax, total, paymentMethod } = order
  const t = useMessages(orderMessages)
  const [isOpen, setOpen] = useState(false)
  const offers = useSupplementOffers(order, brand)
  return (
    <Card
      title={title}
      level={3}
      isFlush
      data-summary=""
      data-outdated={isOutdated ? '' : undefined}
      data-folded={isFolded && !isOpen ? '' : undefined}
      actions={
        isFolded ? (
          <div className={styles.unfold}>
            <Button size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {t(isOpen ? 'lines.hide' : 'lines.show')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <OrderLines
        lines={linesOf(order, offers.state === 'ready' ? offers.data : [], supplementPeriodOf)}
        unreadable={unreadLinesOf(order)}
        isReadingTerms={offers.state === 'loading'}
        hasBegun={!isUnpaid(order)}
        {...{ currency, subtotal, tax, total, totalLabel, paid, hasStatus, paymentMethod }}
      />
    </Card>
  )
}
