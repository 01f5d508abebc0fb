import { LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { InvoiceItemType, InvoiceProductType, InvoiceStatus, Recurrence } from './invoices.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const invoiceQueryFields = assumed({
  status: maybe(InvoiceStatus),
  recurrence: maybe(Recurrence),
  currency: maybe(Currency),
  issuedFrom: maybe(LocalDate),
  issuedTo: maybe(LocalDate),
})

/** Filters of the list. Both dates are inclusive; without a query, all invoices. */
export interface InvoiceQuery extends Out<typeof invoiceQueryFields> {}
export const InvoiceQuery: Schema<InvoiceQuery> = invoiceQueryFields

const newInvoiceItemFields = assumed({
  type: InvoiceItemType,
  label: text,
  amount: Decimal,
  productType: maybe(InvoiceProductType),
})

/** An item to add. The service assigns its ID. */
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

/** The payment method and amount. An amount below the amount due is a partial payment. */
export interface Payment extends Out<typeof paymentFields> {}
export const Payment: Schema<Payment> = paymentFields

const forgivenessFields = assumed({ reason: text })

/** The reason to waive the amount due. */
export interface Forgiveness extends Out<typeof forgivenessFields> {}
export const Forgiveness: Schema<Forgiveness> = forgivenessFields

const refundFields = assumed({ amount: Decimal, reason: text, note: maybe(text) })

/** The amount to refund: at most the paid amount that isn't refunded yet. */
export interface Refund extends Out<typeof refundFields> {}
export const Refund: Schema<Refund> = refundFields

const itemRemovalFields = assumed({ itemId: text })

/** The item to remove. */
export interface ItemRemoval extends Out<typeof itemRemovalFields> {}
export const ItemRemoval: Schema<ItemRemoval> = itemRemovalFields

const paymentMethodChangeFields = assumed({ paymentMethodId: text })

/** The new payment method of an invoice. */
export interface PaymentMethodChange extends Out<typeof paymentMethodChangeFields> {}
export const PaymentMethodChange: Schema<PaymentMethodChange> = paymentMethodChangeFields
