import type { OfferStatus } from '../../commerce/offers.ts'
import type { Tones } from '../labels.ts'

export const offerStatusTones = {
  PENDING_APPROVAL: 'info',
  NEEDS_REVIEW: 'caution',
  AVAILABLE_FOR_SALE: 'positive',
  ENROLLABLE: 'positive',
  GRANDFATHERED: 'neutral',
} as const satisfies Tones<OfferStatus>
