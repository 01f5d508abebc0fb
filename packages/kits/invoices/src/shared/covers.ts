import { takeFirst } from '@memberkit/parts/names'
import type { Invoice } from './received.ts'

type Covering = Pick<Invoice, 'items' | 'covers'>

/** Returns every plan and product that an invoice charges for, or what the service says of it where no item names one. */
export function coversOf({ items, covers }: Covering): string[] {
  const names = items.filter(({ type }) => type === 'SUBSCRIPTION' || type === 'ORDER').map(({ label }) => label)
  return names.length > 0 ? [...new Set(names)] : covers ? [covers] : []
}

/** All of them in one line; `undefined` where there is none. */
export const coverageLabel = (invoice: Covering): string | undefined => coversOf(invoice).join(', ') || undefined

/** As many of them as a row has room for, and how many more there are in `more`'s words. */
export function shortCoverageLabel(invoice: Covering, more: (count: number) => string): string | undefined {
  const { first, rest } = takeFirst(coversOf(invoice), 2)
  return [first.join(', '), rest.length > 0 && more(rest.length)].filter(Boolean).join(' ') || undefined
}
