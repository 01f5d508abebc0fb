import { OrderOfferStatus } from '@memberkit/contract/commerce/orders'
import { addDecimals, compareDecimals, isZero } from '@memberkit/platform/formats'
import { sumOf } from '../order/amounts.rules.ts'
import { linesOf, lineTotal, type ShownLine, unreadLinesOf } from '../order/order-lines.rules.ts'
import { isLinePaid, stageOf } from '../order/order-status.rules.ts'
import type { Order } from '../order/received.ts'

/** The paid part of an order, and the part still due, as decimal text. */
export interface PaidPart {
  paid: string
  due: string
  /** Whether both are prices only: an order has one tax for all its lines. */
  isBeforeTax: boolean
}

/**
 * Returns the paid and the unpaid part of a partially paid order by the status of its lines; undefined if a line can't be
 * read or has an unknown status, if its lines aren't its subtotal, or if an invoice says what is due.
 */
export function paidOf(order: Order): PaidPart | undefined {
  if (stageOf(order) !== 'partial' || order.invoiceId !== undefined || unreadLinesOf(order).length > 0) return undefined
  const lines = linesOf(order)
  if (!lines.every(({ status }) => OrderOfferStatus.options.some((known) => known === status))) return undefined
  const isPaid = ({ status = '' }: ShownLine) => isLinePaid({ status })
  const paid = sumOf(lines.filter(isPaid).map(lineTotal))
  const due = sumOf(lines.filter((line) => !isPaid(line)).map(lineTotal))
  if (paid === undefined || due === undefined || isZero(due)) return undefined
  if (compareDecimals(addDecimals(paid, due), order.subtotal) !== 0) return undefined
  return { paid, due, isBeforeTax: order.tax === undefined || !isZero(order.tax) }
}
