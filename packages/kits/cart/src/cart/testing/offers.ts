import { type CartState, emptyCart } from '@memberkit/contract/commerce/cart'
import type { Offer, OfferPrice, OfferProduct, OfferSupplement } from '@memberkit/contract/commerce/offers'

export const cartWith = (change: Partial<CartState>): CartState => ({ ...emptyCart, ...change })

export const monthly = (initialListPrice: string, renewalListPrice = initialListPrice): OfferPrice => ({
  billingPeriod: 'MONTHLY',
  initialListPrice,
  renewalListPrice,
})
export const priced = (billingPeriod: OfferPrice['billingPeriod'], amount: string): OfferPrice => ({
  billingPeriod,
  initialListPrice: amount,
  renewalListPrice: amount,
})

export const tierOf = (name: string, ...prices: OfferPrice[]): OfferProduct['merchandisedTiers'][number] => ({
  id: `tier-${name}`,
  name,
  friendlyNames: [],
  covers: ['PRIMARY', 'SPOUSE', 'DEPENDENT'],
  benefitIds: [],
  prices,
})

const supplementOf = (
  addOnKey: NonNullable<OfferSupplement['addOnKey']>,
  amount: string,
  more: Partial<OfferSupplement> = {},
): OfferSupplement => ({
  id: `supplement-${addOnKey}`,
  name: addOnKey,
  addOnKey,
  friendlyNames: [],
  prices: [monthly(amount), priced('ANNUAL', `${amount.split('.')[0]}0.00`)],
  ...more,
})

/** An offer of one product, sold directly in Texas and Ohio. */
export function offerOf(
  category: NonNullable<OfferProduct['category']>,
  product: Partial<OfferProduct>,
  more: Partial<Offer> = {},
): Offer {
  const id = more.id ?? `offer-${category}`
  return {
    id,
    brand: 'example',
    name: id,
    friendlyNames: [],
    status: 'AVAILABLE_FOR_SALE',
    channel: 'D2C',
    offerType: 'STANDARD',
    currency: 'USD',
    owner: 'staff',
    productGroup: category,
    availableLocalities: ['TX', 'OH'],
    availableInCountry: true,
    availableInMarket: true,
    availableInRegion: true,
    version: '1',
    products: [
      {
        id: `product-${category}`,
        name: category,
        category,
        friendlyNames: [],
        provisionType: 'IMMEDIATE',
        merchandisedTiers: [],
        supplements: [],
        ...product,
      },
    ],
    ...more,
  }
}

export const legal = offerOf('legal', {
  merchandisedTiers: [
    tierOf('Family', monthly('29.95'), priced('ANNUAL', '329.45')),
    tierOf('Family Plus', monthly('29.95', '34.95'), priced('ANNUAL', '384.45')),
  ],
  supplements: [
    supplementOf('trialDefensePersonal', '9.95'),
    supplementOf('gunOwners', '14.95', { requires: ['supplement-trialDefensePersonal'] }),
    supplementOf('homeBusiness_v4', '16.95', { tierIds: ['tier-Family Plus'] }),
    supplementOf('homeBusiness_v2', '14.95'),
  ],
})
export const book = offerOf('books', { merchandisedTiers: [tierOf('Book', priced('ONE_TIME', '18.50'))] })
export const agreement = offerOf('associate', {
  merchandisedTiers: [
    { ...tierOf('Agreement', monthly('25.00'), priced('ANNUAL', '250.00')), covers: ['NORMAL_USER'] },
  ],
})
export const offers = [legal, book, agreement]
