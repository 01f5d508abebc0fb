import type { TierVM } from '../shared/tiers.rules.ts'
import { shownPriceOf } from '../shared/shown-price.rules.ts'
import { comparePrices } from './prices.rules.ts'
import { missingCover } from './tiers-shown.rules.ts'

/** The kind of change that a tier means for a plan: a higher or lower monthly price, or one that can't be compared. */
export type ChangeKind = 'upgrade' | 'downgrade' | 'switch'

export interface Loss {
  /** The types of people who aren't covered. */
  readonly people: readonly string[]
  /** The number of credit bureaus that the other one monitors, if it is higher. */
  readonly bureaus?: number
  readonly benefitIds: readonly string[]
}

/** Returns what choosing a tier changes for the current plan, by the monthly price. */
export function changeTo(tier: TierVM, current: TierVM | undefined): ChangeKind | undefined {
  if (!current || current.key === tier.key) return undefined
  if (current.currency !== tier.currency) return 'switch'
  const difference = comparePrices(shownPriceOf(tier.prices, 'MONTHLY'), shownPriceOf(current.prices, 'MONTHLY'))
  if (!difference) return 'switch'
  return difference > 0 ? 'upgrade' : 'downgrade'
}

/**
 * Returns what the current plan has and the tier lacks; undefined if nothing is lost.
 *
 * @param benefitsOf the IDs of the benefits that a tier has where the buyer lives
 */
export function lossOf(
  tier: TierVM,
  current: TierVM | undefined,
  benefitsOf: (tier: TierVM) => readonly string[],
): Loss | undefined {
  if (!current || current.key === tier.key) return undefined
  const people = missingCover(tier, current.covers)
  const kept = benefitsOf(tier)
  const benefitIds = benefitsOf(current).filter((id) => !kept.includes(id))
  const bureaus = current.bureaus !== undefined && current.bureaus > (tier.bureaus ?? 0) ? current.bureaus : undefined
  if (people.length === 0 && benefitIds.length === 0 && bureaus === undefined) return undefined
  return { people, benefitIds, ...(bureaus !== undefined && { bureaus }) }
}

/** What a tier has beyond a lower one. */
export interface Addition {
  /** Has nothing that the tier lacks. */
  readonly base: TierVM
  readonly gain: Loss
}

/**
 * Returns what a tier adds to the buyer's own plan or, for a new buyer, to the nearest lower tier; undefined if the tier
 * lacks something that the other has, or adds nothing that is known.
 *
 * @param lower tiers to compare with, by price
 * @param benefitsOf as for `lossOf`
 * @param areOfRegion whether `benefitsOf` has what the buyer's place changes: if not, no benefit is counted
 */
export function additionOf(
  tier: TierVM,
  lower: readonly TierVM[],
  current: TierVM | undefined,
  benefitsOf: (tier: TierVM) => readonly string[],
  areOfRegion: boolean,
): Addition | undefined {
  const compared = current ? [current] : lower.filter(({ availability }) => availability.ok)
  const base = compared.findLast((one) => lossOf(one, tier, benefitsOf) && !lossOf(tier, one, benefitsOf))
  if (!base) return undefined
  const gain = lossOf(base, tier, areOfRegion ? benefitsOf : () => [])
  return gain && { base, gain }
}
