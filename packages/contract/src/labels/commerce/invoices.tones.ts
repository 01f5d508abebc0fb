import type { InvoiceStatus } from '../../commerce/invoices.ts'
import type { Tones } from '../labels.ts'

export const invoiceStatusTones = {
  ACTIVE: 'info',
  VOIDED: 'neutral',
  PAID: 'positive',
  FORGIVEN: 'neutral',
  DELINQUENT: 'critical',
  FAILED: 'critical',
  REFUNDED: 'neutral',
  PARTIALLY_FUNDED: 'caution',
} as const satisfies Tones<InvoiceStatus>
