import type { MerchandisedTier, Offer, OfferSupplement } from '../shared/received.ts'

/** A tier, for the tests of pure rules; what a test is about it says itself. */
export const tierOf = (facts: Partial<MerchandisedTier> & Pick<MerchandisedTier, 'id'>): MerchandisedTier => ({
  name: facts.id,
  friendlyNames: [],
  covers: ['PRIMARY'],
  benefitIds: [],
  prices: [{ billingPeriod: 'MONTHLY', initialListPrice: '19.95', renewalListPrice: '19.95' }],
  ...facts,
})

export const supplementOf = (facts: Partial<OfferSupplement> & Pick<OfferSupplement, 'id'>): OfferSupplement => ({
  name: facts.id,
  friendlyNames: [],
  prices: [{ billingPeriod: 'MONTHLY', initialListPrice: '9.95', renewalListPrice: '9.95' }],
  ...facts,
})

interface OfferFacts extends Partial<Offer> {
  readonly tiers?: readonly MerchandisedTier[]
  readonly supplements?: readonly OfferSupplement[]
}

/** An offer of one product that is for sale everywhere. */
export const offerOf = ({ tiers = [], supplements = [], ...facts }: OfferFacts = {}): Offer => ({
  id: 'offer',
  brand: 'example',
  name: 'Offer',
  friendlyNames: [],
  status: 'AVAILABLE_FOR_SALE',
  channel: 'D2C',
  offerType: 'STANDARD',
  currency: 'USD',
  owner: 'staff',
  productGroup: 'legal',
  availableLocalities: ['TX'],
  availableInCountry: true,
  availableInMarket: true,
  availableInRegion: true,
  products: [
    {
      id: 'product',
      name: 'Legal Plan',
      friendlyNames: [],
      category: 'legal',
      provisionType: 'IMMEDIATE',
      merchandisedTiers: [...tiers],
      supplements: [...supplements],
    },
  ],
  version: '1',
  ...facts,
})
