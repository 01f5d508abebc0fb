import type * as offers from '../../commerce/offers.ts'
import type { Labels } from '../labels.ts'

export const OfferStatus = {
  PENDING_APPROVAL: 'Pending approval',
  NEEDS_REVIEW: 'Needs review',
  AVAILABLE_FOR_SALE: 'Available for sale',
  ENROLLABLE: 'Open for enrollment',
  GRANDFATHERED: 'Existing members only',
} as const satisfies Labels<offers.OfferStatus>

export const OfferChannel = {
  D2C: 'Direct to consumer',
  NETWORK: 'Network',
  GROUP: 'Group',
} as const satisfies Labels<offers.OfferChannel>

export const OfferType = {
  STANDARD: 'Standard',
  LEGACY: 'Legacy',
  EXPERIMENTAL: 'Experimental',
} as const satisfies Labels<offers.OfferType>
