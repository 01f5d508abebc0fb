'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ReactNode } from 'react'
import { orderMessages, purchaseMessages } from '../messages/namespaces.ts'
import { totalLabelOf } from '../order/amounts.rules.ts'
import { hasReceipt, stageOf } from '../order/order-status.rules.ts'
import { OrderPayment } from '../order/OrderPayment.tsx'
import { type OrderSale, OrderSummary } from '../order/OrderSummary.tsx'
import * as styles from '../order/order.css.ts'
import type { Order } from '../order/received.ts'
import { paidOf } from './paid.rules.ts'

interface OrderReceiptProps extends OrderSale {
  order: Order
  /** What can be done with it: on a phone, before its lines. */
  children: ReactNode
}

/** The receipt of an order: number, date, payment, lines and totals. */
export function OrderReceipt({ order, children, ...sale }: OrderReceiptProps) {
  const t = useMessages(purchaseMessages)
  const words = useMessages(orderMessages)
  const { number, createdAt, purchasedAt, paymentMethod } = order
  return (
    <>
      <Card title={t(hasReceipt(order) ? 'receipt' : 'details')} level={3}>
        <KeyValue layout="ledger">
          <KeyValueItem label={words('column.order')}>
            <span className={styles.number}>{number}</span>
          </KeyValueItem>
          <KeyValueItem label={words('column.placed')}>
            <DateText instant={purchasedAt ?? createdAt} />
          </KeyValueItem>
          {paymentMethod ? (
            <KeyValueItem label={words('fact.payment')}>
              <OrderPayment order={order} />
            </KeyValueItem>
          ) : null}
        </KeyValue>
      </Card>
      {children}
      <OrderSummary
        {...sale}
        order={order}
        title={words('lines')}
        totalLabel={words(totalLabelOf(order))}
        paid={paidOf(order)}
        hasStatus={stageOf(order) === 'partial'}
      />
    </>
  )
}
