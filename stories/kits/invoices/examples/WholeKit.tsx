import { InvoiceList } from '@memberkit/invoices'

interface BillingProps {
  identityId: string
  /** Where your own code adds a payment method. */
  onAddPaymentMethod: () => void
  onPaid: (invoiceId: string) => void
}

/** The balance, the list, each invoice, its payment and, for staff, its actions. */
export function Billing({ identityId, onAddPaymentMethod, onPaid }: BillingProps) {
  return (
    <InvoiceList
      identityId={identityId}
      firstInvoiceOn="2026-04-01"
      onAddPaymentMethod={onAddPaymentMethod}
      onEvent={(event) => {
        if (event.type === 'invoices.invoice.paid' && event.data.isFull) onPaid(event.data.invoiceId)
      }}
    />
  )
}
