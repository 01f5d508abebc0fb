import { oneOf, type Out } from '../wire.ts'

/** What the journal of offer maps records. Source: commerce, section 3, "Offer map". */
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
