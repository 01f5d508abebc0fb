import { LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { InvoiceItemType, InvoiceProductType, InvoiceStatus, Recurrence } from './invoices.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.

const _InvoiceQuery = assumed({
  status: maybe(InvoiceStatus),
  recurrence: maybe(Recurrence),
  currency: maybe(Currency),
  issuedFrom: maybe(LocalDate),
  issuedTo: maybe(LocalDate),
})

/** Which invoices to list. Both days are included; without a query, all of them. */
export interface InvoiceQuery extends Out<typeof _InvoiceQuery> {}
export const InvoiceQuery: Schema<InvoiceQuery> = _InvoiceQuery

const _NewInvoiceItem = assumed({
  type: InvoiceItemType,
  label: text,
  amount: Decimal,
  productType: maybe(InvoiceProductType),
})

/** A line to add. The service gives it its id. */
export interface NewInvoiceItem extends Out<typeof _NewInvoiceItem> {}
export const NewInvoiceItem: Schema<NewInvoiceItem> = _NewInvoiceItem

const _NewInvoice = assumed({
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
export interface NewInvoice extends Out<typeof _NewInvoice> {}
export const NewInvoice: Schema<NewInvoice> = _NewInvoice

const _Payment = assumed({ paymentMethodId: text, amount: Decimal })

/** What to pay with, and how much: less than what is due is a partial payment. */
export interface Payment extends Out<typeof _Payment> {}
export const Payment: Schema<Payment> = _Payment

const _Forgiveness = assumed({ reason: text })

/** Why the amount due is waived. */
export interface Forgiveness extends Out<typeof _Forgiveness> {}
export const Forgiveness: Schema<Forgiveness> = _Forgiveness

const _Refund = assumed({ amount: Decimal, reason: text, note: maybe(text) })

/** How much goes back, at most what was paid and is not refunded yet. */
export interface Refund extends Out<typeof _Refund> {}
export const Refund: Schema<Refund> = _Refund

const _ItemRemoval = assumed({ itemId: text })

export interface ItemRemoval extends Out<typeof _ItemRemoval> {}
export const ItemRemoval: Schema<ItemRemoval> = _ItemRemoval

const _PaymentMethodChange = assumed({ paymentMethodId: text })

/** Which payment method the invoice is charged to from now on. */
export interface PaymentMethodChange extends Out<typeof _PaymentMethodChange> {}
export const PaymentMethodChange: Schema<PaymentMethodChange> = _PaymentMethodChange
