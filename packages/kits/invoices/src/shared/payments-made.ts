import type { Invoice, InvoiceTransaction } from './received.ts'

/** Money that moved: an approved charge, or a refund (negative). */
export interface PaymentMade {
  id: string
  invoice: Invoice
  transaction: InvoiceTransaction
  /** Decimal text in the invoice's currency. */
  amount: string
}

const charges = new Set(['CHARGE', 'SALE'])

/** Every approved charge and refund of the invoices, oldest first. */
export function paymentsMade(invoices: readonly Invoice[]): PaymentMade[] {
  return invoices
    .flatMap((invoice) =>
      invoice.items.flatMap(({ id, amount, transaction }) => {
        if (transaction?.status !== 'APPROVED') return []
        const isRefund = transaction.type === 'REFUND'
        if (!isRefund && !charges.has(transaction.type)) return []
        return [{ id, invoice, transaction, amount: isRefund ? negative(amount) : amount }]
      }),
    )
    .toSorted((a, b) => (a.transaction.at < b.transaction.at ? -1 : 1))
}

function negative(amount: string) {
  return amount.startsWith('-') ? amount : `-${amount}`
}
