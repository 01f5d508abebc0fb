import type { Invoice } from '../shared/received.ts'
import type { InvoiceListData } from './useInvoiceList.ts'

type Owed = Pick<InvoiceListData, 'payable' | 'pastDue'>

/**
 * Returns what an address says to pay: `past-due`, all of a currency (`USD`), one invoice or those of one subscription
 * by its ID. Only what can be paid now.
 */
export function invoicesOf(pay: string, { payable, pastDue }: Owed): readonly Invoice[] {
  return payable.filter((invoice) =>
    pay === 'past-due'
      ? pastDue.includes(invoice)
      : pay === invoice.currency || pay === invoice.id || pay === invoice.subscriptionId,
  )
}

/** Returns how an address says to pay these. An ID for each would make it longer than servers take. */
export function payOf(invoices: readonly Invoice[], owed: Owed): string | undefined {
  const [first] = invoices
  if (!first || invoices.length === 1) return first?.id
  const says = (pay: string) => {
    const meant = invoicesOf(pay, owed)
    return meant.length === invoices.length && invoices.every((invoice) => meant.includes(invoice))
  }
  return [first.currency, first.subscriptionId].find((pay) => pay !== undefined && says(pay)) ?? 'past-due'
}
