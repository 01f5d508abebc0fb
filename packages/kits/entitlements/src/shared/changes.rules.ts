import type { Entitlement } from './received.ts'
import { peopleOf } from './people.rules.ts'

const facts = [
  'plan',
  'product',
  'status',
  'fulfillment',
  'setup',
  'area',
  'starts',
  'ends',
  'people',
  'contracts',
  'subscription',
  'owner',
] as const
export type CoverageFact = (typeof facts)[number]

/** One fact of a plan before and after, as raw values: a name, a status, a day, an ID, a count. */
export interface CoverageChange {
  fact: CoverageFact
  before: string | undefined
  after: string | undefined
}

/** Returns the differences between two readings of one plan that concern somebody about to act on it. */
export function changesBetween(before: Entitlement, after: Entitlement): CoverageChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return facts
    .map((fact) => ({ fact, before: old[fact], after: now[fact] }))
    .filter((change) => change.before !== change.after)
}

function valuesOf(one: Entitlement): Record<CoverageFact, string | undefined> {
  return {
    plan: [one.product.name, one.product.tier]
      .filter((name, index, names) => name && names.indexOf(name) === index)
      .join(', '),
    product: one.product.productId,
    status: one.status,
    fulfillment: one.fulfillmentStatus,
    setup: one.setupStatus,
    area: one.serviceArea,
    starts: one.effectiveFrom,
    ends: one.effectiveTo,
    people:
      peopleOf(one)
        .map(({ name, id }) => name ?? id)
        .join(', ') || undefined,
    contracts: one.contracts.map(({ label }) => label).join(', ') || undefined,
    subscription: one.subscriptionId,
    owner: one.identityId,
  }
}
