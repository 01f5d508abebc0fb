import type { InvoiceListData } from '@memberkit/invoices'
import { addDecimals, compareDecimals, formatMoney, isZero, type Locale } from '@memberkit/platform/formats'

type Owed = Pick<InvoiceListData, 'rows' | 'payable' | 'uncounted'>

/** Returns the invoices of a plan that can be paid now. */
export const payableOf = (owed: Pick<Owed, 'payable'> | undefined, subscriptionId: string) =>
  owed?.payable.filter((invoice) => invoice.subscriptionId === subscriptionId) ?? []

/**
 * Returns the sum that paying for a plan would pay, in words; `undefined` where that isn't all it owes: an invoice may
 * be missing or can't be paid now. Invoices of two currencies have no sum.
 */
export function owedOf(owed: Owed | undefined, subscriptionId: string, locale: Locale): string | undefined {
  if (!owed || owed.uncounted > 0) return undefined
  const open = owed.rows
    .filter(({ invoice, isUnpaid }) => isUnpaid && invoice.subscriptionId === subscriptionId && !isZero(invoice.due))
    .map(({ invoice }) => invoice)
  const [first] = open
  if (!first || !open.every((one) => owed.payable.includes(one) && one.currency === first.currency)) return undefined
  const sum = open.reduce((total, { due }) => addDecimals(total, due), '0.00')
  return compareDecimals(sum, '0') > 0 ? formatMoney(sum, first.currency, locale) : undefined
}
