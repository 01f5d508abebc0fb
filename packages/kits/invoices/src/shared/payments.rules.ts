import type { TransactionType } from '@memberkit/contract/commerce/payments'
import { settlementTimeout } from '@memberkit/parts/payment-attempt'
import type { Invoice, InvoiceTransaction } from './received.ts'

/** Money that moved: an approved charge, or a refund (negative). */
export interface PaymentMade {
  id: string
  invoice: Invoice
  transaction: InvoiceTransaction
  /** Decimal text in the invoice's currency. */
  amount: string
}

const moneyIn: ReadonlySet<string> = new Set<TransactionType>(['CHARGE', 'SALE'])
/** The types that are neither an attempt to charge nor the beginning of one. */
const noCharges: ReadonlySet<string> = new Set<TransactionType>(['REFUND', 'VERIFY', 'REVERSE_AUTHORIZATION'])

/** An attempt to charge. */
export interface Charge extends InvoiceTransaction {
  /** Decimal text in the invoice's currency. */
  amount: string
}

/** Every attempt to charge an invoice, oldest first. One of a type that nobody knew yet may be one, so it counts. */
export function chargesOf({ items }: Pick<Invoice, 'items'>): Charge[] {
  return items
    .flatMap(({ transaction, amount }) =>
      transaction && !noCharges.has(transaction.type) ? [{ ...transaction, amount }] : [],
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/**
 * Whether an attempt to charge has no outcome yet. `now` is the platform's time (milliseconds since 1970); while that is
 * not known, an attempt counts as open for as long as it has no outcome.
 */
export function isChargeOpen(invoice: Pick<Invoice, 'items'>, now: number | undefined): boolean {
  const charge = chargesOf(invoice).at(-1)
  const isOpen = charge?.status === 'CREATED' || charge?.status === 'TIMEDOUT'
  return isOpen && (now === undefined || now - Date.parse(charge.at) < settlementTimeout)
}

/** Id of the payment method that money goes back to: the one last charged, else the invoice's own. */
export function refundMethodId(invoice: Pick<Invoice, 'items' | 'paymentMethodId'>) {
  const charged = chargesOf(invoice).findLast(({ status }) => status === 'APPROVED')
  return charged?.paymentMethodId ?? invoice.paymentMethodId
}

/** Every approved charge and refund of the invoices, oldest first. */
export function paymentsMade(invoices: readonly Invoice[]): PaymentMade[] {
  return invoices
    .flatMap((invoice) =>
      invoice.items.flatMap(({ id, amount, transaction }) => {
        if (transaction?.status !== 'APPROVED') return []
        const isRefund = transaction.type === 'REFUND'
        if (!isRefund && !moneyIn.has(transaction.type)) return []
        return [{ id, invoice, transaction, amount: isRefund ? negative(amount) : amount }]
      }),
    )
    .toSorted((a, b) => (a.transaction.at < b.transaction.at ? -1 : 1))
}

function negative(amount: string) {
  return amount.startsWith('-') ? amount : `-${amount}`
}
