import type * as offerMaps from '../../commerce/offer-maps.ts'
import type { Labels } from '../labels.ts'

export const OfferMapAction = {
  CREATED: 'Offer map created',
  UPDATED: 'Offer map updated',
  PRODUCT_ADDED: 'Product added',
  PRODUCT_UPDATED: 'Product updated',
  PRODUCT_ALIGNED: 'Product matched to a plan',
  PRODUCT_DELETED: 'Product removed',
  DELETED: 'Offer map deleted',
} as const satisfies Labels<offerMaps.OfferMapAction>
