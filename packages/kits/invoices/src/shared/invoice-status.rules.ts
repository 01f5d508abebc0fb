import type { InvoiceStatus } from '@memberkit/contract/commerce/invoices'
import { invoiceStatusTones } from '@memberkit/contract/labels/commerce/invoices/tones'
import { compareDecimals, isZero } from '@memberkit/platform/formats'
import type { Invoice } from './received.ts'

/** The status on an invoice's badge. `PARTLY_REFUNDED` is ours: the specification has none for a partial refund. */
export type ShownStatus = InvoiceStatus | 'PARTLY_REFUNDED'

export const shownTones = { ...invoiceStatusTones, PARTLY_REFUNDED: 'neutral' } as const

/** Statuses in which money is still owed. */
const unpaidStatuses: ReadonlySet<string> = new Set<InvoiceStatus>([
  'ACTIVE',
  'PARTIALLY_FUNDED',
  'DELINQUENT',
  'FAILED',
])

/** Statuses that call for the past-due banner. */
const pastDueStatuses: ReadonlySet<string> = new Set<InvoiceStatus>(['DELINQUENT', 'FAILED'])

export const isUnpaid = ({ status }: Pick<Invoice, 'status'>) => unpaidStatuses.has(status)
/** Not known to be settled: money is owed, or nobody here can tell what the status means. */
export const mayBeOwed = ({ status }: Pick<Invoice, 'status'>) => unpaidStatuses.has(status) || !isKnownStatus(status)
export const isPaid = ({ status }: Pick<Invoice, 'status'>) => status === 'PAID'
export const isPastDue = ({ status }: Pick<Invoice, 'status'>) => pastDueStatuses.has(status)

/** Left out of every total, and shown struck through. */
export const isVoided = ({ status }: Pick<Invoice, 'status'>) => status === 'VOIDED'

/** The status to show; the raw text when the platform sends one that nobody knew yet. */
export function shownStatus({ status, paid, refunded }: Pick<Invoice, 'status' | 'paid' | 'refunded'>): string {
  const isPartlyRefunded = status === 'PAID' && !isZero(refunded) && compareDecimals(refunded, paid) < 0
  return isPartlyRefunded ? 'PARTLY_REFUNDED' : status
}

export function isKnownStatus(status: string): status is ShownStatus {
  return Object.hasOwn(shownTones, status)
}
