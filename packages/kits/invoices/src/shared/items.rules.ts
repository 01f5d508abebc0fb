import { unreadableItemsIn } from '@memberkit/platform'
import { addDecimals, compareDecimals, isZero, subtractDecimals } from '@memberkit/platform/formats'
import type { Invoice, InvoiceItem } from './received.ts'

/** Items that make the total; transactions only say how it was paid. */
export const isCharge = ({ type }: Pick<InvoiceItem, 'type'>) => type !== 'TRANSACTION'

/**
 * Returns the difference between the items' sum and the total the platform states: staff see it when it is not zero. Not
 * known where an item cannot be read.
 */
export function mismatch({ items, total }: Pick<Invoice, 'items' | 'total'>): string | undefined {
  if (unreadableItemsIn(items).length > 0) return undefined
  const sum = items.filter(isCharge).reduce((partial, item) => addDecimals(partial, item.amount), '0')
  const difference = subtractDecimals(total, sum)
  return isZero(difference) ? undefined : difference
}

/** Whether an item like the one asked for has come since. */
export function isItemAdded(
  after: Pick<Invoice, 'items'>,
  before: Pick<Invoice, 'items'>,
  asked: Pick<InvoiceItem, 'type' | 'label' | 'amount'>,
): boolean {
  const known = new Set(before.items.map(({ id }) => id))
  return after.items.some(
    ({ id, type, label, amount }) =>
      !known.has(id) && type === asked.type && label === asked.label && compareDecimals(amount, asked.amount) === 0,
  )
}
