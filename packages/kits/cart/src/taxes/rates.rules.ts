import type { NewTax } from '@memberkit/contract/commerce/taxes'
import { addDays } from '@memberkit/platform/formats'
import type { Tax } from '../tax/received.ts'

/** Whether a rate applies today, later, or no longer. */
export const rateStates = ['inForce', 'upcoming', 'ended'] as const
export type RateState = (typeof rateStates)[number]

/** The fields that decide whether one rate replaces another. */
export type TaxKind = Pick<
  Tax,
  'country' | 'administrativeArea' | 'locality' | 'jurisdiction' | 'productId' | 'identityId'
>

/** Returns the state of a rate on a day; both of its own days count. */
export function stateOf({ effectiveFrom, effectiveTo }: Tax, day: string): RateState {
  if (effectiveFrom > day) return 'upcoming'
  return effectiveTo !== undefined && effectiveTo < day ? 'ended' : 'inForce'
}

/** A new rate, the payers it is for, and from when until when it applies. */
export type RateToSet = TaxKind & Pick<Tax, 'effectiveFrom' | 'effectiveTo'>

/** Returns the day nearest to today on which a rate applies. */
export function dayOf({ effectiveFrom, effectiveTo }: Tax, today: string): string {
  if (effectiveFrom > today) return effectiveFrom
  return effectiveTo !== undefined && effectiveTo < today ? effectiveTo : today
}

/** Whether two taxes are levied by one authority at one place on the same products and people. */
export const isSameKind = (one: TaxKind, other: TaxKind): boolean =>
  one.country === other.country &&
  one.administrativeArea === other.administrativeArea &&
  isSamePlace(one.locality, other.locality) &&
  one.jurisdiction === other.jurisdiction &&
  one.productId === other.productId &&
  one.identityId === other.identityId

const isSamePlace = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

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

/** Returns the last day of a new rate: its own one, or the day before the next rate of its kind where that is earlier. */
export function endOf(rate: RateToSet, taxes: readonly Tax[]): string | undefined {
  const { effectiveFrom, effectiveTo } = rate
  const next = nextAfter(rate, effectiveFrom, taxes)
  const before = next && addDays(next.effectiveFrom, -1)
  return before === undefined || (effectiveTo !== undefined && effectiveTo < before) ? effectiveTo : before
}

/**
 * Returns everyone's rate that a person's exception stands in for on a day: the one that is levied at its place, be it on
 * the whole state or country. A rate on the same product comes before the one on all products, a city's before the state's.
 */
export function generalFor(kind: TaxKind, day: string, taxes: readonly Tax[]): Tax | undefined {
  const narrowness = ({ productId, locality, administrativeArea }: Tax) =>
    [administrativeArea, locality, productId].reduce((sum, part, at) => sum + (part === undefined ? 0 : 2 ** at), 0)
  return taxes
    .filter((one) => one.identityId === undefined && isLeviedOn(one, kind) && stateOf(one, day) === 'inForce')
    .toSorted((a, b) => narrowness(b) - narrowness(a))[0]
}

/** Whether a tax is levied, by the same authority, on everything that a kind is about. */
const isLeviedOn = (
  one: TaxKind,
  { country, administrativeArea, locality, jurisdiction, productId }: TaxKind,
): boolean =>
  one.country === country &&
  one.jurisdiction === jurisdiction &&
  (one.administrativeArea ?? administrativeArea) === administrativeArea &&
  isSamePlace(one.locality ?? locality, locality) &&
  (one.productId ?? productId) === productId

/** The effects of a new rate. */
export interface Consequence {
  /** The rate that the same people pay without it. */
  instead: Tax | undefined
  /** The first rate of its kind that follows it. */
  next: Tax | undefined
  /** Its last day. */
  end: string | undefined
}

export function consequenceOf(rate: RateToSet, taxes: readonly Tax[]): Consequence {
  const { identityId, effectiveFrom: from } = rate
  return {
    instead: replacedBy(rate, from, taxes) ?? (identityId === undefined ? undefined : generalFor(rate, from, taxes)),
    next: nextAfter(rate, from, taxes),
    end: endOf(rate, taxes),
  }
}

const sent = [
  'country',
  'administrativeArea',
  'locality',
  'jurisdiction',
  'label',
  'rate',
  'productId',
  'identityId',
  'effectiveFrom',
] as const

/**
 * Returns the tax that a request has left, by what was listed before and after it: one that has come since, equal in all
 * that was sent. The platform ends it before the next one.
 */
export function findSet(
  before: readonly Tax[],
  after: readonly Tax[],
  rate: NewTax & Pick<Tax, 'identityId'>,
): Tax | undefined {
  const known = new Set(before.map(({ id }) => id))
  const ends = [rate.effectiveTo, endOf(rate, after)]
  return after.find(
    (one) => !known.has(one.id) && sent.every((field) => one[field] === rate[field]) && ends.includes(one.effectiveTo),
  )
}
