import type { Subscription } from '../shared/received.ts'

const facts = ['status', 'plan', 'price', 'frequency', 'method', 'cycleDay', 'nextBill'] as const
export type ChangedFact = (typeof facts)[number]

/** One fact before and after, as raw values. */
export interface FactChange {
  fact: ChangedFact
  before: string | undefined
  after: string | undefined
}

/** Returns what differs between two readings of a subscription, as far as it concerns somebody about to change it. */
export function changesBetween(before: Subscription, after: Subscription): FactChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return facts
    .map((fact) => ({ fact, before: old[fact], after: now[fact] }))
    .filter((change) => change.before !== change.after)
}

function valuesOf(one: Subscription): Record<ChangedFact, string | undefined> {
  return {
    status: one.status,
    plan: one.items.map(({ label }) => label).join(', ') || undefined,
    price: one.price,
    frequency: one.billingPeriod,
    method: one.paymentMethodId,
    cycleDay: one.billCycleDay?.toString(),
    nextBill: one.nextBillOn,
  }
}
