import type { TierVM } from '../shared/tiers.rules.ts'

/** Whether a price of a tier that stands in both lists differs: a refetch changed what somebody is looking at. */
export function pricesChanged(before: readonly TierVM[], after: readonly TierVM[]): boolean {
  return before.some((tier) => {
    const now = after.find(({ key }) => key === tier.key)
    return now !== undefined && pricesText(now) !== pricesText(tier)
  })
}

const pricesText = ({ currency, prices, supplements }: TierVM): string =>
  JSON.stringify([currency, prices, supplements.map(({ id, prices: each }) => [id, each])])
