import type { SupplementVM, TierVM } from '../shared/tiers.rules.ts'

/** A monthly price; a different renewal price if given. */
export const monthly = (initialListPrice: string, renewalListPrice = initialListPrice) => ({
  billingPeriod: 'MONTHLY',
  initialListPrice,
  renewalListPrice,
})

/** A tier that can be bought, for the tests of pure rules; what a test is about it says itself. */
export const tierVM = (facts: Partial<TierVM> & Pick<TierVM, 'key'>): TierVM => ({
  offerId: 'offer',
  productId: 'product',
  tierId: facts.key,
  internalName: facts.key,
  label: { text: facts.key },
  product: { text: 'Legal plan' },
  covers: ['PRIMARY'],
  currency: 'USD',
  prices: [monthly('19.95')],
  availability: { ok: true },
  localities: ['TX'],
  current: false,
  benefitIds: [],
  supplements: [],
  ...facts,
})

export const supplementVM = (facts: Partial<SupplementVM> & Pick<SupplementVM, 'id'>): SupplementVM => ({
  key: facts.id,
  internalName: facts.id,
  label: { text: facts.id },
  prices: [monthly('9.95')],
  requires: [],
  ...facts,
})
