import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

export const Recurrence = {
  RECURRING: 'Recurring',
  ONE_TIME: 'One-time',
} as const satisfies Labels<invoices.Recurrence>

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
