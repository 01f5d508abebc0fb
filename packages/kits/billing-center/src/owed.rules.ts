import type { InvoiceListData } from '@memberkit/invoices'
import { addDecimals, compareDecimals, formatMoney, isZero, type Locale } from '@memberkit/platform/formats'

type Owed = Pick<InvoiceListData, 'rows' | 'payable' | 'uncounted'>

/** Returns the invoices of a plan that can be paid now. */
export const payableOf = (owed: Pick<Owed, 'payable'> | undefined, subscriptionId: string) =>
  owed?.payable.filter((invoice) => invoice.subscriptionId === subscriptionId) ?? []

/**
 * Returns the sum that paying for a plan would pay, in words; `null` where it owes nothing, `undefined` where that isn't
 * all it owes: an invoice may be missing or can't be paid now. Invoices of two currencies have no sum.
 */
export function owedOf(owed: Owed | undefined, subscriptionId: string, locale: Locale): string | null | undefined {
  if (!owed || owed.uncounted > 0) return undefined
  const unpaid = owed.rows.filter(({ invoice, isUnpaid }) => isUnpaid && !isZero(invoice.due))
  const open = unpaid.map(({ invoice }) => invoice).filter((one) => one.subscriptionId === subscriptionId)
  const [first] = open
  // An invoice of no plan may be one of this plan.
  if (!first) return unpaid.some(({ invoice }) => invoice.subscriptionId === undefined) ? undefined : null
  if (!open.every((one) => owed.payable.includes(one) && one.currency === first.currency)) return undefined
  const sum = open.reduce((total, { due }) => addDecimals(total, due), '0.00')
  return compareDecimals(sum, '0') > 0 ? formatMoney(sum, first.currency, locale) : undefined
}
