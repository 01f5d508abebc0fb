import type { Resource } from '@memberkit/foundation/resource'
import { formatMoney, type Locale } from '@memberkit/platform/formats'
import { sumOf } from './catch-up.rules.ts'
import type { Invoice } from './received.ts'

/** Returns the sum of all open invoices in words; `undefined` where none is open, or it isn't known or isn't one sum. */
export function dueOf(invoices: Resource<readonly Invoice[]>, currency: string, locale: Locale): string | undefined {
  if (invoices.state !== 'ready' || invoices.unreadable?.length || invoices.data.length === 0) return undefined
  if (invoices.data.some((one) => one.currency !== currency)) return undefined
  return formatMoney(sumOf(invoices.data.map(({ due }) => due)), currency, locale)
}
