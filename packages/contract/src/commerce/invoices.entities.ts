import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { TransactionStatus, TransactionType } from './payments.enums.ts'
import { InvoiceItemAction, InvoiceItemType, InvoiceProductType, InvoiceStatus, Recurrence } from './invoices.enums.ts'

const _InvoiceTransaction = entity({
  stated: { status: TransactionStatus, type: TransactionType },
  assumed: { id: text, at: Instant, paymentMethodId: maybe(text), reason: maybe(text) },
})

/** The attempt to move money that a TRANSACTION item stands for. */
export interface InvoiceTransaction extends Out<typeof _InvoiceTransaction> {}
export const InvoiceTransaction: Schema<InvoiceTransaction> = _InvoiceTransaction

const _InvoiceItem = entity({
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
 * One line of an invoice. `amount` is in the invoice's currency, negative for a DISCOUNT. A TAX line is pending while
 * its action is ADDED and registered once it is TAX_REGISTERED; `jurisdiction` and `rate` (per cent) belong to it.
 */
export interface InvoiceItem extends Out<typeof _InvoiceItem> {}
export const InvoiceItem: Schema<InvoiceItem> = _InvoiceItem

const _TaxNumber = assumed({ label: text, value: text })
const _InvoiceSeller = assumed({ name: text, address: list(text), taxNumbers: list(_TaxNumber) })

/** Who sells, as a printed invoice must name it: `address` line by line. */
export interface InvoiceSeller extends Out<typeof _InvoiceSeller> {}
export const InvoiceSeller: Schema<InvoiceSeller> = _InvoiceSeller

const _Invoice = entity({
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
 * An invoice. Amounts are in `currency`; `periodStart` to `periodEnd` is the service period it bills and `covers` says
 * in words what it pays for; `nextAttemptOn` is the next automatic charge, `coverageEndsOn` what follows if it stays
 * unpaid; `version` goes back as `If-Match`.
 */
export interface Invoice extends Out<typeof _Invoice> {}
export const Invoice: Schema<Invoice> = _Invoice
