'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { formatMoney } from '@memberkit/platform/formats'
import type { InvoicesEventTable } from '../events.ts'
import { staffMessages } from '../messages/namespaces.ts'
import { PayDialog } from '../pay/PayDialog.tsx'
import type { AllowedAction, StaffIntent, Transitions } from '../shared/invoice-actions.ts'
import { changesBetween } from '../shared/invoice-changes.rules.ts'
import { shownStatus } from '../shared/invoice-status.rules.ts'
import { InvoiceChanged } from '../shared/InvoiceChanged.tsx'
import type { Invoice } from '../shared/received.ts'
import { invoiceLooks } from '../shared/invoice-looks.ts'
import { AddItemForm } from './AddItemForm.tsx'
import { ChangeOwnerForm } from './ChangeOwnerForm.tsx'
import { ForgiveForm } from './ForgiveForm.tsx'
import { invoiceCalls } from './invoice-calls.ts'
import { PaymentMethodForm } from './PaymentMethodForm.tsx'
import { RefundForm } from './RefundForm.tsx'
import { RegisterTaxForm } from './RegisterTaxForm.tsx'
import { RemoveItemForm } from './RemoveItemForm.tsx'

const Dialog = actionDialog(invoiceCalls, {
  messages: staffMessages,
  values: ({ number, due, currency }, locale) => ({ number, amount: formatMoney(due, currency, locale) }),
  forms: {
    refund: RefundForm,
    forgive: ForgiveForm,
    addItem: AddItemForm,
    removeItem: RemoveItemForm,
    registerItemTax: RegisterTaxForm,
    updatePaymentMethod: PaymentMethodForm,
    changeOwner: ChangeOwnerForm,
  },
  dialogs: { pay: ({ address, entity, ...rest }) => <PayDialog {...rest} {...address} invoice={entity} /> },
  isChanged: (before, after) => changesBetween(before, after).length > 0,
  Changed: InvoiceChanged,
})

export interface InvoiceActionDialogProps {
  /** The owner's identity ID. */
  identityId: string
  /** As the list or the page shows it; read again when the dialog opens. */
  invoice: Invoice
  intent: StaffIntent
  actions: readonly AllowedAction[]
  transitions?: Transitions
  /** Staff retype amounts above this one, a decimal text. */
  retypeAbove?: string
  onIntent: (intent: StaffIntent) => void
  onDone?: (action: StaffIntent) => void
  onClose: () => void
}

/** The dialog of what staff chose. */
export function InvoiceActionDialog({ identityId, invoice, actions, onDone, ...rest }: InvoiceActionDialogProps) {
  const emit = useEmit<InvoicesEventTable>()
  const looks = useLooks(invoiceLooks)
  return (
    <Dialog
      {...rest}
      address={{ identityId, invoiceId: invoice.id }}
      entity={invoice}
      allowed={actions}
      statusLabel={statusOf(looks, shownStatus(invoice)).label}
      onDone={(action, { id, status }) => {
        emit('invoices.invoice.changed', { invoiceId: id, action, status })
        onDone?.(action)
      }}
    />
  )
}
