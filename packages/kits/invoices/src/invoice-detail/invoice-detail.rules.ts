import { isCharge } from '../shared/items.rules.ts'
import type { Invoice, InvoiceItem, Transaction } from '../shared/received.ts'

const chargeGroups = ['SUBSCRIPTION', 'ORDER', 'DISCOUNT', 'TAX'] as const

export interface ItemGroup {
  /** One of `chargeGroups`, or the raw type of an item that nobody knew yet. */
  type: string
  items: readonly InvoiceItem[]
}

/** The charges in the order an invoice lists them; items of an unknown type come last, under their own name. */
export function itemGroups({ items }: Pick<Invoice, 'items'>): ItemGroup[] {
  const charges = items.filter(isCharge)
  const unknown = [...new Set(charges.map(({ type }) => type as string))].filter(
    (type) => !(chargeGroups as readonly string[]).includes(type),
  )
  return [...chargeGroups, ...unknown]
    .map((type) => ({ type, items: charges.filter((item) => item.type === type) }))
    .filter((group) => group.items.length > 0)
}

/** Newest first. */
export function transactionsOf(invoiceId: string, transactions: readonly Transaction[]) {
  return transactions.filter((one) => one.invoiceId === invoiceId).toSorted((a, b) => (a.at < b.at ? 1 : -1))
}
