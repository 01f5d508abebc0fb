import type { InvoiceStatus } from '@memberkit/contract/commerce/invoices'
import type { Resource } from '@memberkit/foundation/resource'
import { compareDecimals, formatMoney, isZero, type Locale } from '@memberkit/platform/formats'
import { sumOf } from './catch-up.rules.ts'
import type { Invoice } from './received.ts'

const owedStatuses: ReadonlySet<string> = new Set<InvoiceStatus>(['ACTIVE', 'PARTIALLY_FUNDED', 'DELINQUENT', 'FAILED'])

/**
 * Returns the sum of all open invoices in words; `null` where nothing is due, `undefined` where it isn't known: one can't
 * be read, has a status that doesn't say it is owed, or another currency.
 */
export function dueOf(
  invoices: Resource<readonly Invoice[]>,
  currency: string,
  locale: Locale,
): string | null | undefined {
  if (invoices.state !== 'ready' || invoices.unreadable?.length) return undefined
  const open = invoices.data.filter(({ due }) => !isZero(due))
  if (open.length === 0) return null
  if (open.some((one) => one.currency !== currency || !owedStatuses.has(one.status))) return undefined
  const sum = sumOf(open.map(({ due }) => due))
  return compareDecimals(sum, '0') > 0 ? formatMoney(sum, currency, locale) : undefined
}
