import type * as offerMaps from '../../commerce/offer-maps.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  OfferMap: { one: 'Offer map', many: 'Offer maps', about: 'Matches the products of an offer with legacy plans' },
  OfferMapProduct: { one: 'Product', many: 'Products' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.OfferMap,
  about: 'Which legacy plan each product of an offer becomes',
} as const satisfies Name

export const fields = {
  offerMapId: 'Offer map',
  alignments: 'Matches with plans',
} as const satisfies FieldWords

export const actions = {
  addOfferMapProduct: 'Add product',
  createOfferMap: 'Create offer map',
  deleteOfferMap: 'Delete offer map',
  getOfferMap: 'View offer map',
  getOfferMapsByIdList: 'View offer maps',
  listOfferMaps: 'View offer maps',
  mapOfferToPlans: 'Match products to plans',
  removeOfferMapProduct: 'Remove product',
  updateOfferMapProduct: 'Change product',
} as const satisfies ActionWords<typeof offerMaps>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addOfferMapProduct: 'Product added',
  createOfferMap: 'Offer map created',
  deleteOfferMap: 'Offer map deleted',
  mapOfferToPlans: 'Products matched to plans',
  removeOfferMapProduct: 'Product removed',
  updateOfferMapProduct: 'Product changed',
} as const satisfies ActionWords<typeof offerMaps>

export { OfferMapAction as journal } from '../../labels/commerce/offer-maps.en-US.ts'
