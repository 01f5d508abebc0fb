import type { Invoice } from './received.ts'

/** Returns every plan and product that an invoice charges for, or what the service says of it where no item names one. */
export function coverWords({ items, covers }: Pick<Invoice, 'items' | 'covers'>): string | undefined {
  const names = items.filter(({ type }) => type === 'SUBSCRIPTION' || type === 'ORDER').map(({ label }) => label)
  return [...new Set(names)].join(', ') || covers
}
