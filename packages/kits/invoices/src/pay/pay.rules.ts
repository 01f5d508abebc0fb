import type { Result } from '@memberkit/contract'
import type { VerifiedOutcome } from '@memberkit/foundation/action'
import { addDecimals, compareDecimals } from '@memberkit/platform/formats'
import { mayBeOwed } from '../shared/invoice-status.rules.ts'
import { chargesOf } from '../shared/payments.rules.ts'
import type { Invoice, InvoiceTransaction } from '../shared/received.ts'

/** The outcome of a payment, by the status of its transaction. */
export type PayOutcome =
  | { kind: 'approved'; transaction?: InvoiceTransaction }
  | { kind: 'declined'; transaction: InvoiceTransaction }
  /** The bank never wants to see this method for this invoice again. */
  | { kind: 'hardDeclined'; transaction: InvoiceTransaction }
  /** TIMEDOUT: nobody knows yet whether money moved. */
  | { kind: 'unknown'; transaction: InvoiceTransaction }
  /** CREATED: under way, will settle by itself. */
  | { kind: 'processing'; transaction?: InvoiceTransaction }

/** A payment that was sent from here, and the invoice that it was based on. */
export interface PaymentMade {
  before: Invoice
  paymentMethodId: string
  /** Decimal text. */
  amount: string
}

/** The latest attempt to charge, if any. */
export const latestCharge = (invoice: Pick<Invoice, 'items'>) => chargesOf(invoice).at(-1)

/** The charge that a payment has left in the invoice: a new one, of its amount and its method. */
function chargeFor({ before, paymentMethodId, amount }: PaymentMade, now: Invoice) {
  const known = new Set(chargesOf(before).map(({ id }) => id))
  return chargesOf(now).find(
    (charge) =>
      !known.has(charge.id) &&
      (charge.paymentMethodId ?? paymentMethodId) === paymentMethodId &&
      compareDecimals(charge.amount, amount) === 0,
  )
}

/** Whether a payment shows in the invoice: in a charge, or in the sums where the platform lists no charges. */
export function showsIn(made: PaymentMade, now: Invoice) {
  if (chargeFor(made, now)) return true
  const { before, amount } = made
  const isListed = chargesOf(now).length > chargesOf(before).length
  return !isListed && compareDecimals(now.paid, addDecimals(before.paid, amount)) === 0
}

/** Returns the outcome of a payment by its invoice, read again after an answer was lost or refused. */
export function verdictAfter(made: PaymentMade, answer: Result<Invoice>): VerifiedOutcome<Invoice> {
  if (!answer.ok) return { outcome: 'unclear' }
  const { data } = answer
  if (showsIn(made, data)) return { outcome: 'applied', data }
  // Where charges aren't listed, a greater sum may have somebody else's payment in it as well as this one.
  const { before, amount } = made
  const isListed = chargesOf(data).length > chargesOf(before).length
  const mayHoldBoth = !isListed && compareDecimals(data.paid, addDecimals(before.paid, amount)) > 0
  return mayHoldBoth ? { outcome: 'unclear' } : { outcome: 'absent', version: data.version }
}

/**
 * Reads the outcome from the invoice that paying answered, or that a later reading found. With `made` it is that of this
 * payment: what became of an earlier attempt, or of somebody else's, is no answer to it.
 */
export function outcomeOf(invoice: Invoice, made?: PaymentMade): PayOutcome {
  const transaction = made ? chargeFor(made, invoice) : latestCharge(invoice)
  switch (transaction?.status) {
    case 'DECLINED':
      return { kind: 'declined', transaction }
    case 'HARD_DECLINED':
      return { kind: 'hardDeclined', transaction }
    case 'TIMEDOUT':
      return { kind: 'unknown', transaction }
    case 'CREATED':
      return { kind: 'processing', transaction }
    case 'APPROVED':
      return { kind: 'approved', transaction }
    default: {
      const isOver = made ? showsIn(made, invoice) && !transaction : !mayBeOwed(invoice)
      return { kind: isOver ? 'approved' : 'processing', transaction }
    }
  }
}

/** The bank has not said yet whether money moved. */
export const isSettling = ({ kind }: PayOutcome) => kind === 'processing' || kind === 'unknown'

/** Methods of this invoice that a bank declined for good. */
export function blockedMethods({ items }: Pick<Invoice, 'items'>): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ transaction }) =>
      transaction?.status === 'HARD_DECLINED' && transaction.paymentMethodId ? [transaction.paymentMethodId] : [],
    ),
  )
}
