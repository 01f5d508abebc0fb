import type { AssociatePlacementStatus, AssociateStatus, CommissionPaymentStatus } from '../../partners/associates.ts'
import type { Tones } from '../labels.ts'

export const associateStatusTones = {
  ACTIVE: 'positive',
  NEEDS_REVIEW: 'caution',
  SUSPENDED: 'critical',
  CANCELLED: 'neutral',
} as const satisfies Tones<AssociateStatus>

export const commissionPaymentStatusTones = {
  NORMAL: 'positive',
  HELD_FOR_IRS: 'caution',
  HELD_BY_ASSOCIATE: 'caution',
  HELD_FOR_COMPLAINT: 'caution',
  HELD_FOR_DECEASED: 'caution',
  HELD: 'caution',
} as const satisfies Tones<CommissionPaymentStatus>

export const associatePlacementStatusTones = {
  AUTOMATIC: 'neutral',
  MANUAL: 'info',
} as const satisfies Tones<AssociatePlacementStatus>
