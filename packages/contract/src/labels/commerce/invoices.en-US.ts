import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

export const Recurrence = {
  RECURRING: 'Recurring',
  ONE_TIME: 'One-time',
} as const satisfies Labels<invoices.Recurrence>

export const InvoiceItemAction = {
  ADDED: 'Added',
  TAX_REGISTERED: 'Tax registered',
} as const satisfies Labels<invoices.InvoiceItemAction>

export const InvoiceProductType = {
  PRODUCT: 'Product',
  SUPPLEMENT: 'Supplement',
} as const satisfies Labels<invoices.InvoiceProductType>

export const InvoiceItemType = {
  SUBSCRIPTION: 'Subscription',
  ORDER: 'Order',
  DISCOUNT: 'Discount',
  TRANSACTION: 'Payment',
  TAX: 'Tax',
} as const satisfies Labels<invoices.InvoiceItemType>

/** In the words of staff; members read plainer ones in the kit. */
export const InvoiceStatus = {
  ACTIVE: 'Active',
  VOIDED: 'Voided',
  PAID: 'Paid',
  FORGIVEN: 'Forgiven',
  DELINQUENT: 'Delinquent',
  FAILED: 'Failed',
  REFUNDED: 'Refunded',
  PARTIALLY_FUNDED: 'Partially funded',
} as const satisfies Labels<invoices.InvoiceStatus>

export const InvoiceAction = {
  CREATED: 'Invoice created',
  STATUS_CHANGED: 'Status changed',
  ITEM_ADDED: 'Item added',
  ITEM_REMOVED: 'Item removed',
  TAX_UPDATED: 'Tax updated',
  PAYMENT_UPDATED: 'Payment updated',
  DELETED: 'Invoice deleted',
  CHANGE_OWNER: 'Owner changed',
} as const satisfies Labels<invoices.InvoiceAction>
