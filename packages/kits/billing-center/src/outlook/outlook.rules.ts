import { addDecimals } from '@memberkit/platform/formats'
import type { InvoiceListData } from '@memberkit/invoices'
import {
  isBilledElsewhere,
  nextBillsOf,
  subscriptionName,
  type SubscriptionRow,
  type SubscriptionsData,
} from '@memberkit/subscriptions'

/** The state of a person's billing: the key of the sentence that heads the page. */
export type BillingState =
  /** A payment failed or is late. */
  | 'pastDue'
  | 'due'
  /** Nothing is owed, as far as every invoice could be read. */
  | 'clear'
  /** The invoices, or some of them, couldn't be read: nobody can say that nothing is owed. */
  | 'unknown'

type Invoices = Pick<InvoiceListData, 'pastDue' | 'balances' | 'uncounted'>
type Plans = Pick<SubscriptionsData, 'rows' | 'unreadable'>

export function billingStateOf(invoices: Invoices | undefined): BillingState {
  if (!invoices) return 'unknown'
  if (invoices.pastDue.length > 0) return 'pastDue'
  if (invoices.balances.length > 0) return 'due'
  return invoices.uncounted > 0 ? 'unknown' : 'clear'
}

/** The page's statement on the plans, beside the amount owed. */
export type PlansState =
  | { readonly kind: 'unclear' | 'running' | 'ended'; readonly count: number }
  /** The first plan is named: one that is alone must not be taken for those whose coverage continues. */
  | { readonly kind: 'onHold'; readonly count: number; readonly plan: string }
  | { readonly kind: 'none' }

/** Returns what asks for attention first; `undefined` while the plans aren't known, or where some can't be read. */
export function plansStateOf(plans: Plans | undefined): PlansState | undefined {
  if (!plans || plans.unreadable.length > 0) return undefined
  const count = (standings: readonly string[]) =>
    plans.rows.filter(({ standing }) => standings.includes(standing)).length
  const held = plans.rows.find(({ standing }) => standing === 'suspended')
  if (held) return { kind: 'onHold', count: count(['suspended']), plan: subscriptionName(held.subscription) }
  const running = count(['renewing', 'scheduled', 'preCancel', 'ending', 'catchingUp'])
  const ended = count(['cancelled'])
  const unclear = plans.rows.length - running - ended
  if (unclear > 0) return { kind: 'unclear', count: unclear }
  if (running > 0) return { kind: 'running', count: running }
  return ended > 0 ? { kind: 'ended', count: ended } : { kind: 'none' }
}

/** The bill that is expected next. */
export interface NextBill {
  /** Local date. */
  on: string
  /** Before taxes and discounts, one a currency; none where one plan is catching up. */
  amounts: readonly { readonly amount: string; readonly currency: string }[]
  /** The plans that are billed then. */
  rows: readonly SubscriptionRow[]
  /** The method that pays for all of them, if one does. */
  paymentMethodId?: string
}

/**
 * Returns the earliest bill that the platform is expected to make for the member, from a local date on. What a group
 * or another system bills isn't among them. `undefined` where some plan can't be read: its bill may come before.
 */
export function nextBillOf({ rows, unreadable }: Plans, today: string): NextBill | undefined {
  if (unreadable.length > 0) return undefined
  const bills = rows.filter(isBilledToMember).flatMap((row) =>
    nextBillsOf(row, today)
      .dates.slice(0, 1)
      .map((on) => ({ on, row })),
  )
  const on = bills.map((bill) => bill.on).toSorted()[0]
  if (on === undefined) return undefined
  const due = bills.filter((bill) => bill.on === on).map(({ row }) => row)
  const methods = new Set(due.map(({ subscription }) => subscription.paymentMethodId))
  return { on, amounts: amountsOf(due), rows: due, paymentMethodId: methods.size === 1 ? [...methods][0] : undefined }
}

/**
 * Whether what is owed is known to be without the next bill: no unpaid invoice that may be of its plans falls on its day
 * or later.
 */
export function isApartFromOwed(
  { on, rows }: NextBill,
  owed: Pick<InvoiceListData, 'rows' | 'balances' | 'uncounted'>,
) {
  if (owed.balances.length === 0 || owed.uncounted > 0) return false
  return !owed.rows.some(
    ({ isUnpaid, invoice: { subscriptionId, dueOn, nextAttemptOn, periodStart } }) =>
      isUnpaid &&
      (subscriptionId === undefined || rows.some(({ id }) => id === subscriptionId)) &&
      [dueOn, nextAttemptOn, periodStart].some((day) => day !== undefined && day >= on),
  )
}

const isBilledToMember = ({ subscription: { vendor, groupId, paymentMethodId } }: SubscriptionRow) =>
  !isBilledElsewhere(vendor) && !(groupId !== undefined && paymentMethodId === undefined)

function amountsOf(rows: readonly SubscriptionRow[]): NextBill['amounts'] {
  // Payments of a catch-up come on top of the price.
  if (rows.some(({ standing }) => standing === 'catchingUp')) return []
  const sums = new Map<string, string>()
  for (const { subscription } of rows) {
    const { currency, price } = subscription
    sums.set(currency, addDecimals(sums.get(currency) ?? '0.00', price))
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}

/**
 * Returns what tells how many plans that haven't ended are charged to a payment method, by its id; `undefined` where
 * some plan can't be read: it may be charged to any of them.
 */
export function plansUsingMethod({ rows, unreadable }: Plans): ((methodId: string) => number) | undefined {
  if (unreadable.length > 0) return undefined
  const counts = new Map<string, number>()
  for (const { standing, subscription } of rows) {
    const { paymentMethodId } = subscription
    if (standing === 'cancelled' || paymentMethodId === undefined) continue
    counts.set(paymentMethodId, (counts.get(paymentMethodId) ?? 0) + 1)
  }
  return (methodId) => counts.get(methodId) ?? 0
}
