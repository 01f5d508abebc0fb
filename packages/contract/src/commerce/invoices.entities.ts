import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { BankAccountType, CardType, TransactionStatus, TransactionType } from './payments.enums.ts'
import { InvoiceItemAction, InvoiceItemType, InvoiceProductType, InvoiceStatus, Recurrence } from './invoices.enums.ts'

const invoiceTransactionFields = entity({
  stated: { status: TransactionStatus, type: TransactionType },
  assumed: { id: text, at: Instant, paymentMethodId: maybe(text), reason: maybe(text) },
})

/** The payment attempt of a TRANSACTION item. */
export interface InvoiceTransaction extends Out<typeof invoiceTransactionFields> {}
export const InvoiceTransaction: Schema<InvoiceTransaction> = invoiceTransactionFields

const invoiceItemFields = entity({
  stated: { type: InvoiceItemType, action: InvoiceItemAction, productType: maybe(InvoiceProductType) },
  assumed: {
    id: text,
    label: text,
    amount: Decimal,
    at: maybe(Instant),
    jurisdiction: maybe(text),
    rate: maybe(Decimal),
    registeredAt: maybe(Instant),
    transaction: maybe(InvoiceTransaction),
  },
})

/**
 * An item of an invoice. `amount` is in the invoice's currency, negative for a DISCOUNT. A TAX item is pending while
 * its action is ADDED and registered at TAX_REGISTERED; only it has `jurisdiction` and `rate` (percent).
 */
export interface InvoiceItem extends Out<typeof invoiceItemFields> {}
export const InvoiceItem: Schema<InvoiceItem> = invoiceItemFields

const taxNumberFields = assumed({ label: text, value: text })
const invoiceSellerFields = assumed({ name: text, address: list(text), taxNumbers: list(taxNumberFields) })

/** The seller, as a printed invoice must name it. `address` is a list of lines. */
export interface InvoiceSeller extends Out<typeof invoiceSellerFields> {}
export const InvoiceSeller: Schema<InvoiceSeller> = invoiceSellerFields

const paymentMethodSummaryFields = entity({
  stated: { cardType: maybe(CardType), bankAccountType: maybe(BankAccountType) },
  assumed: { id: text, lastFour: maybe(text) },
})

/** Displayable details of an invoice's payment method, so that a list needs no second request. */
export interface PaymentMethodSummary extends Out<typeof paymentMethodSummaryFields> {}
export const PaymentMethodSummary: Schema<PaymentMethodSummary> = paymentMethodSummaryFields

const invoiceFields = entity({
  stated: { status: InvoiceStatus, recurrence: Recurrence, currency: Currency },
  assumed: {
    id: text,
    identityId: text,
    number: text,
    issuedOn: LocalDate,
    dueOn: maybe(LocalDate),
    periodStart: maybe(LocalDate),
    periodEnd: maybe(LocalDate),
    covers: maybe(text),
    subscriptionId: maybe(text),
    orderId: maybe(text),
    paymentMethodId: maybe(text),
    paymentMethod: maybe(PaymentMethodSummary),
    total: Decimal,
    paid: Decimal,
    refunded: Decimal,
    due: Decimal,
    items: list(InvoiceItem),
    seller: maybe(InvoiceSeller),
    nextAttemptOn: maybe(LocalDate),
    coverageEndsOn: maybe(LocalDate),
    version: text,
  },
})

/**
 * An invoice. Amounts are in `currency`; `periodStart` to `periodEnd` is the billed service period and `covers`
 * describes it; `nextAttemptOn` is the next automatic charge, `coverageEndsOn` the end of coverage if it stays unpaid;
 * `version` is the value for `If-Match`.
 */
export interface Invoice extends Out<typeof invoiceFields> {}
export const Invoice: Schema<Invoice> = invoiceFields
