'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { orderMessages, purchaseMessages } from '../messages/namespaces.ts'
import { isPurchased, stageOf } from '../order/order-status.rules.ts'
import { type OrderSale, OrderSummary } from '../order/OrderSummary.tsx'
import type { Order } from '../order/received.ts'

/** What a buyer keeps of an order: number, date, payment, lines and totals. */
export function OrderReceipt({ order, ...sale }: { order: Order } & OrderSale) {
  const t = useMessages(purchaseMessages)
  const words = useMessages(orderMessages)
  const kind = useLabel('PaymentMethodType')
  const { number, createdAt, purchasedAt, paymentMethod } = order
  return (
    <>
      <Card title={t(isPurchased(order) ? 'receipt' : 'summary')} level={3}>
        <KeyValue layout="ledger">
          <KeyValueItem label={words('column.order')}>{number}</KeyValueItem>
          <KeyValueItem label={words('column.placed')}>
            <DateText instant={purchasedAt ?? createdAt} />
          </KeyValueItem>
          {paymentMethod ? <KeyValueItem label={words('fact.payment')}>{kind(paymentMethod)}</KeyValueItem> : null}
        </KeyValue>
      </Card>
      <OrderSummary
        {...sale}
        order={order}
        title={words('lines')}
        totalLabel={words('total')}
        hasStatus={stageOf(order) === 'partial'}
      />
    </>
  )
}
