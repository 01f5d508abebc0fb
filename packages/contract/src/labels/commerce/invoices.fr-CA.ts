import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

export const Recurrence = {
  RECURRING: 'Récurrente',
  ONE_TIME: 'Unique',
} as const satisfies Labels<invoices.Recurrence>

/** In the words of staff; members read plainer ones in the kit. */
export const InvoiceStatus = {
  ACTIVE: 'Active',
  VOIDED: 'Annulée',
  PAID: 'Payée',
  FORGIVEN: 'Solde effacé',
  DELINQUENT: 'En souffrance',
  FAILED: 'Échec du paiement',
  REFUNDED: 'Remboursée',
  PARTIALLY_FUNDED: 'Partiellement acquittée',
} as const satisfies Labels<invoices.InvoiceStatus>
