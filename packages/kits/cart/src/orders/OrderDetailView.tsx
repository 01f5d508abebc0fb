'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DetailColumns, DetailHeader, ScreenOnly } from '@memberkit/foundation/detail'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { Money } from '@memberkit/primitives/money'
import type { RefObject } from 'react'
import { orderDetailMessages, orderMessages } from '../messages/namespaces.ts'
import { orderIcon, orderLooks } from '../order/order-looks.ts'
import { hasReceipt, stageOf } from '../order/order-status.rules.ts'
import { OrderSummary } from '../order/OrderSummary.tsx'
import { OrderProgress } from '../order/OrderProgress.tsx'
import { totalLabelOf } from '../order/amounts.rules.ts'
import type { OrderActionName } from './order-actions.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import type { OrderRow } from './useOrders.ts'

export interface OrderDetailViewProps {
  row: OrderRow
  /** The brand of the offers. */
  brand: string
  onPay?: (() => void) | undefined
  onAction: (intent: OrderActionName) => void
  /** The element that is printed. */
  printed: RefObject<HTMLElement | null>
}

/** The order as a page: what, for how much, how far it is, and what can be done. */
export function OrderDetailView({ row, brand, onPay, onAction, printed }: OrderDetailViewProps) {
  const { order, actions } = row
  const t = useMessages(orderDetailMessages)
  const words = useMessages(orderMessages)
  const { realm } = useMemberkit()
  const looks = useLooks(orderLooks)
  const isStaff = realm === 'Internal'
  const canPay = onPay !== undefined && isAllowed(actions, 'purchase')
  const isDeletable = !isStaff && isAllowed(actions, 'delete')
  return (
    <>
      <DetailHeader
        title={t('title', { number: order.number })}
        status={
          <StatusText field="order.status" value={order.status} looks={looks} icon={orderIcon(order.status, realm)} />
        }
        lead={<Money amount={order.total} currency={order.currency} />}
        isFigure
        printLabel={t(hasReceipt(order) ? 'printReceipt' : 'print')}
        printed={printed}
        actions={
          <>
            {isStaff ? <OrderMenu row={row} label={t('actions')} onChoose={onAction} /> : null}
            {isDeletable ? <Button onPress={() => onAction('delete')}>{t('delete')}</Button> : null}
            {canPay ? (
              <Button tone="primary" onPress={onPay}>
                {t(stageOf(order) === 'partial' ? 'payRest' : 'pay')}
              </Button>
            ) : null}
          </>
        }
      />
      <ScreenOnly>
        <OrderProgress order={order} />
      </ScreenOnly>
      <DetailColumns
        main={
          <>
            <OrderSummary
              brand={brand}
              order={order}
              title={words('lines')}
              totalLabel={words(totalLabelOf(order))}
              hasStatus={stageOf(order) === 'partial' || stageOf(order) === 'failed' || isStaff}
            />
            {isStaff ? <OrderHistory order={order} /> : null}
          </>
        }
        side={<OrderFacts order={order} />}
      />
    </>
  )
}
