import type { BillingPeriod, Received, StateOrProvince } from '@memberkit/contract'
import type { TierVM } from '../shared/tiers.rules.ts'
import { matrixOf, type TierAxes, type TierMatrix } from './axes.rules.ts'
import { leftOut, type PeopleKind, peopleOffered } from './people.rules.ts'
import { shownPriceOf } from '../shared/shown-price.rules.ts'
import { periodsFor, type Total, totalsOf } from './prices.rules.ts'
import { type SupplementPeriodOf, type SupplementRow, supplementRows } from './supplements.rules.ts'
import { isSelectable, type ShowUnavailable, tiersShown } from './tiers-shown.rules.ts'

/** The choice to hand to a cart: by IDs, as orders name it, and by the names of the cart's state (commerce, section 3). */
export interface TierSelection {
  readonly offerId: string
  readonly productId: string
  readonly tierId: string
  /** The internal name of the tier, as in the cart's `tiers`. */
  readonly tierName: string
  readonly billingPeriod: Received<BillingPeriod>
  readonly supplementIds: readonly string[]
  /** The keys of the supplements, as in the cart's `supplements`: `trialDefensePersonal`. */
  readonly supplementKeys: readonly string[]
  /** The period that each supplement is billed by, by its ID. */
  readonly supplementPeriods: Readonly<Record<string, Received<BillingPeriod>>>
  /** The buyer's place of residence, if known, as in the cart's `region`. */
  readonly region?: StateOrProvince
}

/** A tier that is left out because it doesn't cover everyone wanted. */
export interface ExcludedTier {
  readonly tier: TierVM
  readonly leftOut: readonly PeopleKind[]
}

/** The tiers to choose from. The same object until the offers or the people wanted change. */
export interface TierChoices {
  /** The tiers to show, by price. */
  readonly tiers: readonly TierVM[]
  /** The tiers that don't cover everyone wanted. */
  readonly excluded: readonly ExcludedTier[]
  /** The tiers by people and bureaus, if they form a full matrix. */
  readonly matrix?: TierMatrix
  /** The periods that some tier is billed by. */
  readonly periods: readonly string[]
  /** The people to ask about in "Who else is covered?". */
  readonly people: readonly PeopleKind[]
  readonly current?: TierVM
}

/** Returns the tiers to list: without those that leave somebody out, except for the selected one. */
export function tiersListed({
  tiers,
  excluded,
  tier,
}: Pick<TierChoices & Choice, 'tiers' | 'excluded' | 'tier'>): TierVM[] {
  return tiers.filter(({ key }) => key === tier?.key || !excluded.some((one) => one.tier.key === key))
}

export interface ChoiceOptions {
  readonly showUnavailable: ShowUnavailable
  readonly wanted: readonly PeopleKind[]
  readonly placeOf?: ((tier: TierVM) => TierAxes | undefined) | undefined
}

export function choicesOf(all: readonly TierVM[], options: ChoiceOptions): TierChoices {
  const { showUnavailable, wanted, placeOf } = options
  const shown = tiersShown(all, showUnavailable)
  const matrix = matrixOf(shown, placeOf)
  // In a matrix, the people are one of its axes.
  const people = matrix ? [] : peopleOffered(shown)
  const asked = wanted.filter((kind) => people.includes(kind))
  const excluded = shown.flatMap((tier) => {
    const missing = leftOut(tier, asked)
    return missing.length > 0 ? [{ tier, leftOut: missing }] : []
  })
  const current = shown.find((tier) => tier.current)
  return {
    tiers: shown,
    excluded,
    ...(matrix && { matrix }),
    periods: periodsFor(shown),
    people,
    ...(current && { current }),
  }
}

/** Returns the period to start with: the one asked for if some tier has it, then MONTHLY, then the first. */
export function periodFrom(periods: readonly string[], ...asked: readonly (string | undefined)[]): string {
  return [...asked, 'MONTHLY'].find((period) => period && periods.includes(period)) ?? periods[0] ?? 'MONTHLY'
}

/** The selected tier, its supplements and their price. */
export interface Choice {
  readonly tier?: TierVM
  readonly supplements: readonly SupplementRow[]
  /** One for each period that is billed; empty without a price. */
  readonly totals: readonly Total[]
  /** Undefined until a tier is chosen. */
  readonly selection?: TierSelection
}

interface ChosenState {
  readonly key: string | undefined
  readonly period: string
  readonly supplementIds: readonly string[]
  readonly supplementPeriodOf?: SupplementPeriodOf | undefined
  readonly allowsUnpriced: boolean
  readonly region?: StateOrProvince | undefined
}

export function choiceOf(
  tiers: readonly TierVM[],
  { key, period, allowsUnpriced, region, ...added }: ChosenState,
): Choice {
  const tier = tiers.find((one) => one.key === key && isSelectable(one, period, allowsUnpriced))
  if (!tier) return { supplements: [], totals: [] }
  const supplements = supplementRows(tier.supplements, added.supplementIds, period, added.supplementPeriodOf)
  const chosen = supplements.filter(({ isChosen }) => isChosen)
  const price = shownPriceOf(tier.prices, period)
  const prices = [price, ...chosen.map((row) => row.price)]
  return {
    tier,
    supplements,
    // A sum without one of its parts would be wrong.
    totals: price ? totalsOf(prices.filter((one) => one !== undefined)) : [],
    selection: {
      offerId: tier.offerId,
      productId: tier.productId,
      tierId: tier.tierId,
      tierName: tier.internalName,
      billingPeriod: price?.period ?? period,
      supplementIds: chosen.map(({ supplement }) => supplement.id),
      supplementKeys: chosen.map(({ supplement }) => supplement.key),
      supplementPeriods: Object.fromEntries(
        chosen.flatMap(({ supplement, price: extra }) => (extra ? [[supplement.id, extra.period]] : [])),
      ),
      ...(region && { region }),
    },
  }
}
