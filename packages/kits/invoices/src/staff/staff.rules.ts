import { addDecimals, compareDecimals, negateDecimal } from '@memberkit/platform/formats'
import { isTaxPending } from '../shared/amounts.rules.ts'
import { isCharge } from '../shared/items.rules.ts'
import type { Invoice, InvoiceItem } from '../shared/received.ts'

/** Returns the amount due once the items' sum has moved by `change`; never below zero. */
export function dueAfter({ due }: Pick<Invoice, 'due'>, change: string): string {
  const after = addDecimals(due, change)
  return compareDecimals(after, '0') < 0 ? '0.00' : after
}

/** Whether a change of the items' sum takes off more than is due, which would leave the platform owing. */
export function exceedsDue({ due }: Pick<Invoice, 'due'>, change: string): boolean {
  return compareDecimals(addDecimals(due, change), '0') < 0
}

/** An amount without its sign. */
export function absolute(amount: string): string {
  return compareDecimals(amount, '0') < 0 ? negateDecimal(amount) : amount
}

/** An item's amount as the platform keeps it: a discount is below zero, whichever way it was typed. */
export function signedAmount(type: string, amount: string): string {
  const isDiscount = type === 'DISCOUNT' && compareDecimals(amount, '0') > 0
  return isDiscount ? negateDecimal(amount) : amount
}

/** Items that can be taken off: payments say what happened and stay. */
export const removableItems = ({ items }: Pick<Invoice, 'items'>): InvoiceItem[] => items.filter(isCharge)

export const pendingTaxes = ({ items }: Pick<Invoice, 'items'>): InvoiceItem[] => items.filter(isTaxPending)
