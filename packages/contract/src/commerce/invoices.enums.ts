import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Invoice", value for value and in its order.

export const Recurrence = oneOf('RECURRING', 'ONE_TIME')
export type Recurrence = Out<typeof Recurrence>

export const InvoiceItemAction = oneOf('ADDED', 'TAX_REGISTERED')
export type InvoiceItemAction = Out<typeof InvoiceItemAction>

export const InvoiceProductType = oneOf('PRODUCT', 'SUPPLEMENT')
export type InvoiceProductType = Out<typeof InvoiceProductType>

/** "Invoiceable item type" in the specification. */
export const InvoiceItemType = oneOf('SUBSCRIPTION', 'ORDER', 'DISCOUNT', 'TRANSACTION', 'TAX')
export type InvoiceItemType = Out<typeof InvoiceItemType>

export const InvoiceStatus = oneOf(
  'ACTIVE',
  'VOIDED',
  'PAID',
  'FORGIVEN',
  'DELINQUENT',
  'FAILED',
  'REFUNDED',
  'PARTIALLY_FUNDED',
)
export type InvoiceStatus = Out<typeof InvoiceStatus>

/** The actions of the invoice journal. */
export const InvoiceAction = oneOf(
  'CREATED',
  'STATUS_CHANGED',
  'ITEM_ADDED',
  'ITEM_REMOVED',
  'TAX_UPDATED',
  'PAYMENT_UPDATED',
  'DELETED',
  'CHANGE_OWNER',
)
export type InvoiceAction = Out<typeof InvoiceAction>
