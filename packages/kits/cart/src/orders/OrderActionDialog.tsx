'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { formatMoney } from '@memberkit/platform/formats'
import type { CartEventTable } from '../events.ts'
import { orderActionMessages } from '../messages/namespaces.ts'
import { allChangesBetween } from '../order/order-changes.rules.ts'
import { OrderChanged } from '../order/OrderChanged.tsx'
import { AddSupplementsDialog } from './AddSupplementsDialog.tsx'
import { AssignOwnerForm } from './AssignOwnerForm.tsx'
import type { OrderActionName, OrderTransitions } from './order-actions.ts'
import { orderCalls } from './order-calls.ts'
import { SourceForm } from './SourceForm.tsx'
import type { OrderRow } from './useOrders.ts'

const Dialog = actionDialog(orderCalls, {
  messages: orderActionMessages,
  values: ({ number, total, currency }, locale) => ({ number, amount: formatMoney(total, currency, locale) }),
  forms: { assignOwner: AssignOwnerForm, updateSource: SourceForm },
  // Paying is a page, not a dialog, and supplements need the offers.
  dialogs: { purchase: () => null, addSupplements: () => null },
  isChanged: (before, after) => allChangesBetween(before, after).length > 0,
  Changed: OrderChanged,
})

export interface OrderActionDialogProps {
  row: OrderRow
  intent: OrderActionName
  brand: string
  transitions?: OrderTransitions | undefined
  onDone?: (action: OrderActionName) => void
  onClose: () => void
}

/** The dialog of the chosen action. */
export function OrderActionDialog({ row, intent, brand, transitions, onDone, onClose }: OrderActionDialogProps) {
  const emit = useEmit<CartEventTable>()
  const { order, actions } = row
  const done = (action: OrderActionName, status: string) => {
    emit('cart.order.changed', { orderId: order.id, action, status })
    onDone?.(action)
  }
  if (intent === 'addSupplements') {
    return (
      <AddSupplementsDialog
        order={order}
        brand={brand}
        onDone={({ status }) => done(intent, status)}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      intent={intent}
      address={{ orderId: order.id }}
      entity={order}
      allowed={actions}
      transitions={transitions}
      onIntent={noop}
      onDone={(name, { status }) => done(name, status)}
      onClose={onClose}
    />
  )
}

// There are no guides here.
function noop() {}
