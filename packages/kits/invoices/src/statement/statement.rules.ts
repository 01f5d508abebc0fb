import type { TransactionStatus, TransactionType } from '@memberkit/contract/commerce/payments'
import { unreadableItemsIn } from '@memberkit/platform'
import { addDecimals, compareDecimals, subtractDecimals } from '@memberkit/platform/formats'
import { paymentsMade } from '../shared/payments.rules.ts'
import type { Invoice, InvoiceTransaction } from '../shared/received.ts'
import { arePaymentsUnread } from '../shared/unread.rules.ts'

const statuses: Record<TransactionStatus, true> = {
  APPROVED: true,
  DECLINED: true,
  HARD_DECLINED: true,
  TIMEDOUT: true,
  CREATED: true,
}
const types: Record<TransactionType, true> = {
  AUTHORIZE: true,
  CHARGE: true,
  SALE: true,
  VERIFY: true,
  REFUND: true,
  REVERSE_AUTHORIZATION: true,
}

/** Whether a sum of payments may leave some out: they cannot be read, or nobody knows what became of them. */
export function isStatementPartial(invoices: readonly Invoice[]): boolean {
  return unreadableItemsIn(invoices).length > 0 || invoices.some(isPartial)
}

function isPartial(invoice: Invoice) {
  const isUnclear = ({ status, type }: InvoiceTransaction) =>
    !Object.hasOwn(statuses, status) || !Object.hasOwn(types, type)
  const isUnclearIn = invoice.items.some(({ transaction }) => transaction && isUnclear(transaction))
  return arePaymentsUnread(invoice) || isUnclearIn || !addsUp(invoice)
}

/** Whether the payments come to what the invoice itself says was paid and given back. */
function addsUp(invoice: Invoice) {
  const sum = paymentsMade([invoice]).reduce((all, { amount }) => addDecimals(all, amount), '0')
  return compareDecimals(sum, subtractDecimals(invoice.paid, invoice.refunded)) === 0
}
