import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  Forgiveness,
  InvoiceQuery,
  ItemRemoval,
  NewInvoice,
  NewInvoiceItem,
  Payment,
  PaymentMethodChange,
  Refund,
} from './invoices.bodies.ts'
import { Invoice, InvoiceItem, InvoiceSeller, InvoiceTransaction, PaymentMethodSummary } from './invoices.entities.ts'
import {
  InvoiceAction,
  InvoiceItemAction,
  InvoiceItemType,
  InvoiceProductType,
  InvoiceStatus,
  Recurrence,
} from './invoices.enums.ts'

// Source: commerce, section 7, "Invoices (under /v1/identities/{identityId}/invoices)".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const invoices = at('invoices', '/v1/identities/{identityId}/invoices', owned)
const invoice = at('invoices', '/v1/identities/{identityId}/invoices/{invoiceId}', owned)

export const createInvoice = post(invoices, '', { body: NewInvoice, returns: Invoice })
export const listInvoices = get(invoices, '', { query: InvoiceQuery, returns: list(Invoice) })
export const getInvoice = get(invoice, '', { returns: Invoice })

export const payInvoice = post(invoice, 'pay', { body: Payment, returns: Invoice })
export const forgiveInvoice = post(invoice, 'forgive', { body: Forgiveness, returns: Invoice })
export const refundInvoice = post(invoice, 'refund', { body: Refund, returns: Invoice })
export const voidInvoice = post(invoice, 'void', { returns: Invoice })
export const makeInvoiceDelinquent = post(invoice, 'makeDelinquent', { returns: Invoice })
export const failInvoice = post(invoice, 'fail', { returns: Invoice })

export const addInvoiceItem = post(invoice, 'addItem', { body: NewInvoiceItem, returns: Invoice })
export const removeInvoiceItem = post(invoice, 'removeItem', { body: ItemRemoval, returns: Invoice })
export const updateInvoicePaymentMethod = post(invoice, 'updatePaymentMethod', {
  body: PaymentMethodChange,
  returns: Invoice,
})
export const changeInvoiceOwner = post(invoice, 'changeOwner', { body: OwnerChange, returns: Invoice })
/** Registers a tax item. The specification gives it no body, unlike the operations beside it: assumed to have none. */
export const registerInvoiceItemTax = post(invoice, 'item/{itemId}/itemTaxRegistered', { returns: Invoice })

export const invoiceJournal = journal('invoices', '/v1/invoices', InvoiceAction)
export const invoiceMaxClock = maxClock('invoices', '/v1/invoices')

export {
  Forgiveness,
  Invoice,
  InvoiceAction,
  InvoiceItem,
  InvoiceItemAction,
  InvoiceItemType,
  InvoiceProductType,
  InvoiceQuery,
  InvoiceSeller,
  InvoiceStatus,
  InvoiceTransaction,
  ItemRemoval,
  NewInvoice,
  NewInvoiceItem,
  Payment,
  PaymentMethodChange,
  PaymentMethodSummary,
  Recurrence,
  Refund,
}
export { invoiceTransitions } from './invoices.transitions.ts'
