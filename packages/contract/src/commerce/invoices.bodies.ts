import { LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { InvoiceItemType, InvoiceProductType, InvoiceStatus, Recurrence } from './invoices.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.

const invoiceQueryFields = assumed({
  status: maybe(InvoiceStatus),
  recurrence: maybe(Recurrence),
  currency: maybe(Currency),
  issuedFrom: maybe(LocalDate),
  issuedTo: maybe(LocalDate),
})

/** Which invoices to list. Both days are included; without a query, all of them. */
export interface InvoiceQuery extends Out<typeof invoiceQueryFields> {}
export const InvoiceQuery: Schema<InvoiceQuery> = invoiceQueryFields

const newInvoiceItemFields = assumed({
  type: InvoiceItemType,
  label: text,
  amount: Decimal,
  productType: maybe(InvoiceProductType),
})

/** A line to add. The service gives it its id. */
export interface NewInvoiceItem extends Out<typeof newInvoiceItemFields> {}
export const NewInvoiceItem: Schema<NewInvoiceItem> = newInvoiceItemFields

const newInvoiceFields = assumed({
  recurrence: Recurrence,
  currency: Currency,
  items: list(NewInvoiceItem),
  dueOn: maybe(LocalDate),
  periodStart: maybe(LocalDate),
  periodEnd: maybe(LocalDate),
  covers: maybe(text),
  subscriptionId: maybe(text),
  orderId: maybe(text),
  paymentMethodId: maybe(text),
})

/** An invoice to create. */
export interface NewInvoice extends Out<typeof newInvoiceFields> {}
export const NewInvoice: Schema<NewInvoice> = newInvoiceFields

const paymentFields = assumed({ paymentMethodId: text, amount: Decimal })

/** What to pay with, and how much: less than what is due is a partial payment. */
export interface Payment extends Out<typeof paymentFields> {}
export const Payment: Schema<Payment> = paymentFields

const forgivenessFields = assumed({ reason: text })

/** Why the amount due is waived. */
export interface Forgiveness extends Out<typeof forgivenessFields> {}
export const Forgiveness: Schema<Forgiveness> = forgivenessFields

const refundFields = assumed({ amount: Decimal, reason: text, note: maybe(text) })

/** How much goes back, at most what was paid and is not refunded yet. */
export interface Refund extends Out<typeof refundFields> {}
export const Refund: Schema<Refund> = refundFields

const itemRemovalFields = assumed({ itemId: text })

/** The line to take off. */
export interface ItemRemoval extends Out<typeof itemRemovalFields> {}
export const ItemRemoval: Schema<ItemRemoval> = itemRemovalFields

const paymentMethodChangeFields = assumed({ paymentMethodId: text })

/** Which payment method the invoice is charged to from now on. */
export interface PaymentMethodChange extends Out<typeof paymentMethodChangeFields> {}
export const PaymentMethodChange: Schema<PaymentMethodChange> = paymentMethodChangeFields
