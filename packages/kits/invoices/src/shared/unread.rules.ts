import { textIn } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { isZero } from '@memberkit/platform/formats'
import { isKnownStatus } from './invoice-status.rules.ts'
import type { Invoice } from './received.ts'

/** Returns the number or ID of an invoice that cannot be read, if it has any. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'number', 'id')

/** Returns the number of invoices no total counts: unreadable ones, and those with an amount due in an unknown status. */
export function uncounted(invoices: readonly Invoice[]): number {
  const unclear = invoices.filter(({ status, due }) => !isKnownStatus(status) && !isZero(due))
  return unreadableItemsIn(invoices).length + unclear.length
}

/** Whether some of what was paid or tried is not known, because lines of the invoice cannot be read. */
export function arePaymentsUnread({ items }: Pick<Invoice, 'items'>): boolean {
  return (
    unreadableItemsIn(items).length > 0 || items.some(({ type, transaction }) => type === 'TRANSACTION' && !transaction)
  )
}
