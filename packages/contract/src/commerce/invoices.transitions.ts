import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type * as calls from './invoices.ts'
import type { InvoiceStatus } from './invoices.enums.ts'

const owing: readonly InvoiceStatus[] = ['ACTIVE', 'PARTIALLY_FUNDED', 'DELINQUENT', 'FAILED']

/**
 * "Allowed transitions are not shown" (commerce, section 4). Default: an invoice changes while an amount is due. A paid
 * or partly paid invoice can't be voided, only refunded.
 */
export const invoiceTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  pay: { from: owing, to: ['PAID', 'PARTIALLY_FUNDED'] },
  refund: { from: ['PAID', 'PARTIALLY_FUNDED'], to: 'REFUNDED' },
  void: { from: ['ACTIVE', 'DELINQUENT', 'FAILED'], to: 'VOIDED' },
  forgive: { from: owing, to: 'FORGIVEN' },
  makeDelinquent: { from: ['ACTIVE', 'PARTIALLY_FUNDED', 'FAILED'], to: 'DELINQUENT' },
  fail: { from: ['ACTIVE', 'PARTIALLY_FUNDED', 'DELINQUENT'], to: 'FAILED' },
  addItem: { from: owing },
  removeItem: { from: owing },
  itemTaxRegistered: { from: owing },
  updatePaymentMethod: { from: owing },
  changeOwner: {
    from: ['ACTIVE', 'VOIDED', 'PAID', 'FORGIVEN', 'DELINQUENT', 'FAILED', 'REFUNDED', 'PARTIALLY_FUNDED'],
  },
} satisfies TransitionsOf<InvoiceStatus, typeof calls>)
