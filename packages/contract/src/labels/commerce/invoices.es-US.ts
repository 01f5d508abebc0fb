import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

export const Recurrence = {
  RECURRING: 'Recurrente',
  ONE_TIME: 'Única',
} as const satisfies Labels<invoices.Recurrence>

/** In the words of staff; members read plainer ones in the kit. */
export const InvoiceStatus = {
  ACTIVE: 'Activa',
  VOIDED: 'Anulada',
  PAID: 'Pagada',
  FORGIVEN: 'Condonada',
  DELINQUENT: 'En mora',
  FAILED: 'Pago fallido',
  REFUNDED: 'Reembolsada',
  PARTIALLY_FUNDED: 'Parcialmente abonada',
} as const satisfies Labels<invoices.InvoiceStatus>
