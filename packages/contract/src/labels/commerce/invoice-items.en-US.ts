import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

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
