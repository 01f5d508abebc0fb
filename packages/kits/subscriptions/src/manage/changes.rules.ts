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
  'endReason',
  'cycleDay',
  'retries',
  'catchUp',
  'method',
  'key',
  'vendor',
  'reference',
  'area',
  'postalCode',
  'division',
  'source',
  'reinstate',
  'owner',
] as const
export type SubscriptionFact = (typeof facts)[number]

/** One fact of a subscription before and after, as raw values: a name, a status, a day, a decimal, an ID, JSON of a list. */
export interface SubscriptionChange {
  fact: SubscriptionFact
  before: string | undefined
  after: string | undefined
}

/** The day and the amount of a catch-up payment. */
export type Instalment = readonly [dueOn: string, amount: string]

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
    endReason: one.scheduledCancellation?.reason ?? one.cancelReason,
    cycleDay: one.billCycleDay?.toString(),
    retries: one.retryOn?.length ? JSON.stringify(one.retryOn.toSorted()) : undefined,
    catchUp: one.catchUp?.length
      ? JSON.stringify(one.catchUp.map(({ dueOn, amount }): Instalment => [dueOn, amount]))
      : undefined,
    method: one.paymentMethodId,
    key: one.idempotentKey,
    vendor: one.vendor,
    reference: one.friendlyId?.id,
    area: one.administrativeArea,
    postalCode: one.postalCode,
    division: one.billingDivision,
    source: one.source,
    reinstate: one.doNotReinstate ? 'forbidden' : 'allowed',
    owner: one.identityId,
  }
}
