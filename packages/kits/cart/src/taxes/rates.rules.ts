import type { NewTax } from '@memberkit/contract/commerce/taxes'
import type { Tax } from '../tax/received.ts'

/** Whether a rate applies today, later, or no longer. */
export const rateStates = ['inForce', 'upcoming', 'ended'] as const
export type RateState = (typeof rateStates)[number]

/** What decides whether one rate takes the place of another. */
export type TaxKind = Pick<
  Tax,
  'country' | 'administrativeArea' | 'locality' | 'jurisdiction' | 'productId' | 'identityId'
>

/** Returns the state of a rate on a day; both of its own days count. */
export function stateOf({ effectiveFrom, effectiveTo }: Tax, day: string): RateState {
  if (effectiveFrom > day) return 'upcoming'
  return effectiveTo !== undefined && effectiveTo < day ? 'ended' : 'inForce'
}

/** Whether two taxes are levied by one authority at one place on the same products and people. */
export const isSameKind = (one: TaxKind, other: TaxKind): boolean =>
  isSameLevy(one, other) && one.productId === other.productId && one.identityId === other.identityId

const isSameLevy = (one: TaxKind, other: TaxKind): boolean =>
  one.country === other.country &&
  one.administrativeArea === other.administrativeArea &&
  one.locality?.toLowerCase() === other.locality?.toLowerCase() &&
  one.jurisdiction === other.jurisdiction

/**
 * Returns the rate that applies on the day on which a new one starts: it ends the day before ("From `effectiveFrom`, it
 * replaces an earlier one of the same jurisdiction").
 */
export const replacedBy = (kind: TaxKind, from: string, taxes: readonly Tax[]): Tax | undefined =>
  taxes.find((one) => isSameKind(one, kind) && stateOf(one, from) === 'inForce')

/** Returns the next rate of the same kind after a day: a new one ends before it, unless it ends sooner. */
export const nextAfter = (kind: TaxKind, from: string, taxes: readonly Tax[]): Tax | undefined =>
  taxes
    .filter((one) => isSameKind(one, kind) && one.effectiveFrom > from)
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))[0]

/**
 * Returns everyone's rate that a person's exception stands in for on a day. Everyone's rate on the same product comes
 * before the one on all products.
 */
export function generalFor(kind: TaxKind, day: string, taxes: readonly Tax[]): Tax | undefined {
  const general = taxes.filter(
    (one) => one.identityId === undefined && isSameLevy(one, kind) && stateOf(one, day) === 'inForce',
  )
  return (
    general.find(({ productId }) => productId === kind.productId) ??
    general.find(({ productId }) => productId === undefined)
  )
}

const sent = [
  'country',
  'administrativeArea',
  'locality',
  'jurisdiction',
  'label',
  'rate',
  'productId',
  'effectiveFrom',
] as const

/** Returns the tax that a request has left, by what was listed before and after it. The platform may add its end. */
export function findSet(before: readonly Tax[], after: readonly Tax[], body: NewTax): Tax | undefined {
  const known = new Set(before.map(({ id }) => id))
  return after.find((one) => !known.has(one.id) && sent.every((field) => one[field] === body[field]))
}
