import { oneOf, type Out } from '../wire.ts'

/** The actions of the offer-map journal. Source: commerce, section 3, "Offer map". */
export const OfferMapAction = oneOf(
  'CREATED',
  'UPDATED',
  'PRODUCT_ADDED',
  'PRODUCT_UPDATED',
  'PRODUCT_ALIGNED',
  'PRODUCT_DELETED',
  'DELETED',
)
export type OfferMapAction = Out<typeof OfferMapAction>
