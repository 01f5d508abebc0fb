import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

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
