import type { Result } from '@memberkit/contract'
import type { VerifiedOutcome } from '@memberkit/foundation/action'
import { backOff } from '@memberkit/foundation/polling'
import { isZero } from '@memberkit/platform/formats'
import { sumOf } from '../order/amounts.rules.ts'
import { changesBetween } from '../order/order-changes.rules.ts'
import { linesOf, lineTotal, unreadLinesOf } from '../order/order-lines.rules.ts'
import { isLinePaid, isPurchased, isUnpaid, stageOf } from '../order/order-status.rules.ts'
import type { Order } from '../order/received.ts'

/** A way to pay an order: with a saved card or bank account, by the employer, or by check. */
export type PaymentKind = 'saved' | 'PREMIUM_BILLING' | 'CHECK'

/** Milliseconds for which a pending payment is followed. */
const followedFor = 60 * 60_000

/**
 * Returns milliseconds until the next reading of an order that has been processing for `elapsed` milliseconds: after 2, 4,
 * 8 and 15 seconds, then every 30, for an hour.
 */
export const nextDelay = (elapsed: number): number | undefined =>
  elapsed < followedFor ? backOff([2000, 4000, 8000, 15_000], elapsed, 30_000) : undefined

/** As `nextDelay`, for a paid order that is being set up: after 10 and 30 seconds, then every minute, for an hour. */
export const nextSetUpDelay = (elapsed: number): number | undefined =>
  elapsed < followedFor ? backOff([10_000, 30_000], elapsed, 60_000) : undefined

/**
 * Whether a purchase shows in an order that was read after it was sent. The order says nothing of single attempts, so a
 * second failure shows only by its version, and only if nothing else of the order has changed.
 */
export function showsPurchase(before: Order, after: Order): boolean {
  if (isPurchased(before)) return true
  if (isPurchased(after)) return true
  const paid = ({ offers }: Order) => offers.filter(isLinePaid).length
  if (paid(after) > paid(before)) return true
  const stage = stageOf(after)
  if (stage !== 'failed' && stage !== 'partial') return false
  if (stageOf(before) !== stage) return true
  const isEdited =
    changesBetween(before, after).length > 0 || before.source !== after.source || before.channel !== after.channel
  return before.version !== after.version && !isEdited
}

/** Returns the outcome of a purchase whose response was lost or refused, by the order as it is now. */
export function verdictAfter(before: Order, answer: Result<Order>): VerifiedOutcome<Order> {
  if (!answer.ok) return { outcome: 'unclear' }
  const { data } = answer
  return showsPurchase(before, data) ? { outcome: 'applied', data } : { outcome: 'absent', version: data.version }
}

/**
 * Returns what is to be paid, as decimal text; undefined if that isn't known. An order has one tax for all its lines, so
 * the rest of a partially paid one is known by its invoice, or without tax.
 */
export function amountDue(order: Order, invoice?: { due: string; currency: string }): string | undefined {
  if (isUnpaid(order)) return order.total
  if (stageOf(order) !== 'partial') return undefined
  if (invoice) return invoice.currency === order.currency && !isZero(invoice.due) ? invoice.due : undefined
  if (unreadLinesOf(order).length > 0) return undefined
  if (order.tax === undefined || !isZero(order.tax) || order.invoiceId !== undefined) return undefined
  return sumOf(
    linesOf(order)
      .filter((line) => !isLinePaid({ status: line.status ?? '' }))
      .map(lineTotal),
  )
}
