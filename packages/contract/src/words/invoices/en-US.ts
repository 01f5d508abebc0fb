import type * as invoices from '../../commerce/invoices.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Invoice: { one: 'Invoice', many: 'Invoices', about: 'A bill for one period' },
  InvoiceItem: { one: 'Item', many: 'Items' },
  InvoiceSeller: { one: 'Seller', many: 'Sellers' },
  InvoiceTransaction: { one: 'Transaction', many: 'Transactions' },
  PaymentMethodSummary: { one: 'Payment method', many: 'Payment methods' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Invoice,
  about: 'What members owe, have paid and were refunded',
} as const satisfies Name

export const fields = {
  'Invoice.number': 'Invoice number',
  'InvoiceItem.label': 'Description',
  'NewInvoiceItem.label': 'Description',
  issuedFrom: 'Issued from',
  issuedTo: 'Issued until',
  itemId: 'Item',
  'Invoice.recurrence': 'Kind of charge',
} as const satisfies FieldWords

export const actions = {
  addInvoiceItem: 'Add item',
  changeInvoiceOwner: 'Change owner',
  createInvoice: 'Create invoice',
  failInvoice: 'Mark payment failed',
  forgiveInvoice: 'Forgive balance',
  getInvoice: 'View invoice',
  listInvoices: 'View invoices',
  makeInvoiceDelinquent: 'Mark invoice past due',
  payInvoice: 'Pay invoice',
  refundInvoice: 'Refund invoice',
  registerInvoiceItemTax: 'Register tax',
  removeInvoiceItem: 'Remove item',
  updateInvoicePaymentMethod: 'Change payment method',
  voidInvoice: 'Void invoice',
} as const satisfies ActionWords<typeof invoices>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addInvoiceItem: 'Item added',
  changeInvoiceOwner: 'Owner changed',
  createInvoice: 'Invoice created',
  failInvoice: 'Payment marked failed',
  forgiveInvoice: 'Balance forgiven',
  makeInvoiceDelinquent: 'Invoice marked past due',
  payInvoice: 'Invoice paid',
  refundInvoice: 'Invoice refunded',
  registerInvoiceItemTax: 'Tax registered',
  removeInvoiceItem: 'Item removed',
  updateInvoicePaymentMethod: 'Payment method changed',
  voidInvoice: 'Invoice voided',
} as const satisfies ActionWords<typeof invoices>

export { InvoiceAction as journal } from '../../labels/commerce/invoice-journal.en-US.ts'
