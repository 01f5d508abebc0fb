'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { orderActionMessages } from '../messages/namespaces.ts'
import { OrderActionPart } from '../order-parts.ts'
import { orderLooks } from '../order/order-looks.ts'
import { type OrderActionName, orderActions } from './order-actions.ts'
import type { OrderRow } from './useOrders.ts'

export interface OrderMenuProps {
  row: OrderRow
  /** The button's label. */
  label: string
  /** The caller shows the dialog, because the menu may be gone before it. */
  onChoose: (intent: OrderActionName) => void
}

/** The actions of staff on an order, on its page. */
export function OrderMenu({ row, label, onChoose }: OrderMenuProps) {
  if (row.actions.length === 0) return null
  return (
    <Menu label={label} align="end">
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

/** The same at the end of a row. */
export function OrderRowMenu({ row, onChoose }: Omit<OrderMenuProps, 'label'>) {
  const t = useMessages(orderActionMessages)
  if (row.actions.length === 0) return null
  return (
    <Menu label={t('menu', { number: row.order.number })} icon={<EllipsisIcon />} size="small" align="end">
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

function Items({ row, onChoose }: Omit<OrderMenuProps, 'label'>) {
  const looks = useLooks(orderLooks)
  return (
    <ActionMenuItems
      actions={orderActions}
      allowed={row.actions}
      messages={orderActionMessages}
      statusLabel={statusOf(looks, row.order.status).label}
      onChoose={onChoose}
      onIntent={OrderActionPart.preload}
    />
  )
}
