import type { Subscription } from '../received.ts'
import { subscriptionName } from '../subscription-name.ts'

const facts = ['plan', 'status', 'ends', 'nextBill', 'paidTo', 'price', 'frequency', 'method'] as const
export type PlanFact = (typeof facts)[number]

/** One fact of a subscription before and after, as raw values: a name, a status, a local date, decimal text, an ID. */
export interface PlanChange {
  fact: PlanFact
  before: string | undefined
  after: string | undefined
}

/** Returns the differences between two readings of a subscription that concern somebody who ends or keeps it. */
export function planChanges(before: Subscription, after: Subscription): PlanChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return facts
    .map((fact) => ({ fact, before: old[fact], after: now[fact] }))
    .filter((change) => change.before !== change.after)
}

export const hasPlanChanged = (before: Subscription, after: Subscription) => planChanges(before, after).length > 0

function valuesOf(one: Subscription): Record<PlanFact, string | undefined> {
  return {
    plan: [subscriptionName(one), ...one.items.map(({ label }) => label)].filter(isFirst).join(', '),
    status: one.status,
    ends: one.cancelledOn ?? one.scheduledCancellation?.cancelOn,
    nextBill: one.nextBillOn,
    paidTo: one.paidToDate,
    price: one.price,
    frequency: one.billingPeriod,
    method: one.paymentMethodId,
  }
}

const isFirst = (name: string, index: number, names: readonly string[]) => names.indexOf(name) === index
