import { addDecimals, compareDecimals, isZero, subtractDecimals } from '@memberkit/platform/formats'
import type { Invoice, InvoiceItem } from '../shared/received.ts'
import { absolute } from './staff.rules.ts'

type Refunds = Pick<Invoice, 'items' | 'refunded'>

/**
 * Whether a refund of `amount` (decimal text) has come since. `undefined` while the bank has not settled it, or if the
 * sum has moved further than the listed refunds say: somebody else's may be in it as well as this one.
 */
export function isRefunded(after: Refunds, before: Refunds, amount: string): boolean | undefined {
  const known = new Set(before.items.map(({ id }) => id))
  const fresh = after.items.filter((item) => isRefund(item) && !known.has(item.id))
  const same = fresh.filter((item) => compareDecimals(absolute(item.amount), amount) === 0)
  if (same.some(isApproved)) return true
  if (same.length > 0) return undefined
  const listed = fresh.filter(isApproved).reduce((sum, item) => addDecimals(sum, absolute(item.amount)), '0')
  const unlisted = subtractDecimals(subtractDecimals(after.refunded, before.refunded), listed)
  const difference = subtractDecimals(unlisted, amount)
  if (isZero(difference)) return true
  return compareDecimals(difference, '0') > 0 ? undefined : false
}

/** A refund that the bank declined is none. */
const isRefund = ({ transaction }: InvoiceItem) =>
  transaction?.type === 'REFUND' && transaction.status !== 'DECLINED' && transaction.status !== 'HARD_DECLINED'

const isApproved = ({ transaction }: InvoiceItem) => transaction?.status === 'APPROVED'
