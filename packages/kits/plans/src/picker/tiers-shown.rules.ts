import { compareDecimals, negateDecimal, subtractDecimals } from '@memberkit/platform/formats'
import type { TierVM, UnavailableReason } from '../shared/tiers.rules.ts'
import { shownPriceOf } from '../shared/shown-price.rules.ts'

/** Which tiers to show that can't be bought: those of another state or province, all of them, or none. */
export type ShowUnavailable = 'region' | 'all' | 'none'

const shownReasons: Record<ShowUnavailable, readonly UnavailableReason[]> = {
  none: [],
  region: ['region'],
  all: ['region', 'status', 'market', 'country', 'channel'],
}

/** Returns the tiers to show. The current plan is always one of them. */
export function tiersShown(tiers: readonly TierVM[], show: ShowUnavailable): TierVM[] {
  return tiers.filter(
    ({ availability, current }) => current || availability.ok || shownReasons[show].includes(availability.reason),
  )
}

/** Whether a tier isn't sold in the buyer's state or province. */
export function isUnsold({ availability }: TierVM, region: string | undefined): boolean {
  return region !== undefined && !availability.ok && availability.reason === 'region'
}

/** Whether a tier can be chosen: available, and with a price unless the host allows tiers without. */
export function isSelectable(tier: TierVM, period: string, allowsUnpriced: boolean): boolean {
  return tier.availability.ok && (allowsUnpriced || shownPriceOf(tier.prices, period) !== undefined)
}

/**
 * Returns the tier nearest to one that can't be bought: one that covers everyone it covers, if there is one, and of
 * those the one whose monthly price differs least.
 */
export function nearestAlternative(tier: TierVM, tiers: readonly TierVM[]): TierVM | undefined {
  const candidates = tiers.filter((one) => one.key !== tier.key && isSelectable(one, 'MONTHLY', false))
  const covering = candidates.filter((one) => missingCover(one, tier.covers).length === 0)
  const wanted = shownPriceOf(tier.prices, 'MONTHLY')
  const distanceTo = (one: TierVM) => {
    const price = shownPriceOf(one.prices, 'MONTHLY')
    if (!wanted || !price || price.period !== wanted.period || one.currency !== tier.currency) return undefined
    const difference = subtractDecimals(price.renewal ?? price.initial, wanted.renewal ?? wanted.initial)
    return compareDecimals(difference, '0') < 0 ? negateDecimal(difference) : difference
  }
  return (covering.length > 0 ? covering : candidates).toSorted((a, b) => {
    const [near, far] = [distanceTo(a), distanceTo(b)]
    if (near === undefined || far === undefined) return Number(near === undefined) - Number(far === undefined)
    return compareDecimals(near, far)
  })[0]
}

/** Types that stand for everyone. */
const everyone: readonly string[] = ['ANY', 'ALL']

/** Returns the types of people that a tier doesn't cover. */
export function missingCover({ covers }: Pick<TierVM, 'covers'>, wanted: readonly string[]): string[] {
  if (covers.some((type) => everyone.includes(type))) return []
  return wanted.filter((type) => !everyone.includes(type) && !covers.includes(type))
}
