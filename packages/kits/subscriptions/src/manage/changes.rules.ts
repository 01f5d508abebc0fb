import type { Subscription } from '../shared/received.ts'

const facts = [
  'status',
  'plan',
  'price',
  'period',
  'nextBill',
  'paidThrough',
  'started',
  'ends',
  'catchUp',
  'method',
  'vendor',
  'area',
  'postalCode',
  'owner',
] as const
export type SubscriptionFact = (typeof facts)[number]

/** One fact of a subscription before and after, as raw values: a name, a status, a day, a decimal, an ID, a count. */
export interface SubscriptionChange {
  fact: SubscriptionFact
  before: string | undefined
  after: string | undefined
}

/** Returns the differences between two readings of a subscription that concern somebody about to act on it. */
export function changesBetween(before: Subscription, after: Subscription): SubscriptionChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return facts
    .map((fact) => ({ fact, before: old[fact], after: now[fact] }))
    .filter((change) => change.before !== change.after)
}

function valuesOf(one: Subscription): Record<SubscriptionFact, string | undefined> {
  return {
    status: one.status,
    plan: one.items.map(({ label }) => label).join(', ') || one.label,
    price: one.price,
    period: one.billingPeriod,
    nextBill: one.nextBillOn,
    paidThrough: one.paidToDate,
    started: one.startedOn,
    ends: one.scheduledCancellation?.cancelOn ?? one.cancelledOn,
    catchUp: one.catchUp?.length ? String(one.catchUp.length) : undefined,
    method: one.paymentMethodId,
    vendor: one.vendor,
    area: one.administrativeArea,
    postalCode: one.postalCode,
    owner: one.identityId,
  }
}
