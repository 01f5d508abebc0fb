import type * as offers from '../../commerce/offers.ts'
import type { Labels } from '../labels.ts'

export { OfferChannel, OfferType } from './offers.en-US.ts'

export const OfferStatus = {
  PENDING_APPROVAL: 'Pending approval',
  NEEDS_REVIEW: 'Needs review',
  AVAILABLE_FOR_SALE: 'Available for sale',
  ENROLLABLE: 'Open for enrolment',
  GRANDFATHERED: 'Existing members only',
} as const satisfies Labels<offers.OfferStatus>
