import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { linesOf, renewalsOf, type ShownLine } from './order-lines.rules.ts'
import type { Offer, Order } from './received.ts'
import type { PeriodOf } from './supplement-terms.rules.ts'

const facts = ['status', 'total', 'tax', 'renewal', 'lines', 'owner', 'source', 'channel'] as const
export type OrderFact = (typeof facts)[number]

/** What matters to who works on an order, and not to who buys it. */
const recordFacts: readonly OrderFact[] = ['source', 'channel']

/** A fact of an order before and after, as raw values: a status, decimals, names. */
export interface OrderChange {
  fact: OrderFact
  before: string | undefined
  after: string | undefined
}

/**
 * Returns the differences between two versions of an order that matter to its buyer. With its offers, renewals are those
 * that the buyer is told.
 */
export function changesBetween(
  before: Order,
  after: Order,
  offers?: readonly Offer[],
  periodOf?: PeriodOf,
): OrderChange[] {
  return allChangesBetween(before, after, offers, periodOf).filter(({ fact }) => !recordFacts.includes(fact))
}

/** Returns the differences that matter to who works on an order: also in where it came from. */
export function allChangesBetween(
  before: Order,
  after: Order,
  offers?: readonly Offer[],
  periodOf?: PeriodOf,
): OrderChange[] {
  const [old, now] = [before, after].map((order) => valuesOf(order, linesOf(order, offers, periodOf))) as [Facts, Facts]
  return facts
    .map((fact) => ({ fact, before: old[fact], after: now[fact] }))
    .filter((change) => change.before !== change.after)
}

type Facts = Record<OrderFact, string | undefined>

function valuesOf(order: Order, lines: readonly ShownLine[]): Facts {
  return {
    status: order.status,
    total: order.total,
    tax: order.tax,
    // The platform may charge something else from the next period on, with the same total today.
    renewal: renewalsOf(lines)
      .map(({ period, amount }) => `${period} ${amount ?? ''}`)
      .join(', '),
    lines: lines.map(({ label, quantity }) => (quantity > 1 ? `${label} × ${quantity}` : label)).join(', '),
    owner: order.identityId,
    source: order.source,
    channel: order.channel,
  }
}

/** Whether an order is of these lines, so that it can be paid instead of a new one. */
export function isSameOrder(order: Order, wanted: NewOrder, lines: readonly ShownLine[]): boolean {
  return (
    order.currency === wanted.currency &&
    (order.region ?? '') === (wanted.region ?? '') &&
    areSameLines(order, lines) &&
    areSameUsers(order, wanted)
  )
}

/**
 * Whether an order is of what is wanted, as far as both say it: tiers are compared by the name that an order has. An order
 * that doesn't match is never reused, so a doubt leads to another review, not to another order's payment.
 */
export function isOrderOf(order: Order, wanted: NewOrder): boolean {
  const linesWanted = wanted.offers.map((line): ShownLine => {
    const { offerId, productId, tier, billingPeriod: period, quantity = 1, supplementIds = [] } = line
    const supplements = supplementIds.map((id) => ({ id, label: id }))
    return { id: '', label: '', offerId, productId, tier, period, quantity, supplements }
  })
  return (
    order.currency === wanted.currency &&
    (order.region ?? '') === (wanted.region ?? '') &&
    areSameLines(order, linesWanted)
  )
}

/** Whether an order has these lines, in any order. The platform chooses the tier of a line that names none. */
export function areSameLines(order: Order, lines: readonly ShownLine[]): boolean {
  const tierOf = ({ offerId, productId }: ShownLine) =>
    order.offers.find((one) => one.offerId === offerId && one.productId === productId)?.tier
  return keysOf(linesOf(order)) === keysOf(lines.map((line) => ({ ...line, tier: line.tier ?? tierOf(line) })))
}

/** Whether an order has these authorized users. */
export function areSameUsers({ authorizedUsers }: Pick<Order, 'authorizedUsers'>, wanted: NewOrder): boolean {
  const keyOf = (users: NonNullable<NewOrder['authorizedUsers']> | Order['authorizedUsers']) =>
    users.map(({ type, firstName, lastName, email }) => JSON.stringify([type, firstName, lastName, email])).join()
  return keyOf(authorizedUsers) === keyOf(wanted.authorizedUsers ?? [])
}

const keysOf = (lines: readonly ShownLine[]) =>
  lines
    .map(({ offerId, productId, tier, period, quantity, supplements }) =>
      JSON.stringify([offerId, productId, tier, period, quantity, supplements.map(({ id }) => id).toSorted()]),
    )
    .toSorted()
    .join()
