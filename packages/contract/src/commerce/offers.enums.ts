import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Offer", value for value and in its order.

export const OfferStatus = oneOf(
  'PENDING_APPROVAL',
  'NEEDS_REVIEW',
  'AVAILABLE_FOR_SALE',
  'ENROLLABLE',
  'GRANDFATHERED',
)
export type OfferStatus = Out<typeof OfferStatus>

/** The sales channel of an offer. Orders have a list of their own. */
export const OfferChannel = oneOf('D2C', 'NETWORK', 'GROUP')
export type OfferChannel = Out<typeof OfferChannel>

export const OfferType = oneOf('STANDARD', 'LEGACY', 'EXPERIMENTAL')
export type OfferType = Out<typeof OfferType>
