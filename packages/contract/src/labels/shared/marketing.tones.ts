import type { MarketingApprovalStatus, MarketingStatus } from '../../shared/marketing.ts'
import type { Tones } from '../labels.ts'

export const marketingStatusTones = {
  ACTIVE: 'positive',
  CANCELLED: 'neutral',
  CANCELED: 'neutral',
  DELETED: 'neutral',
  SUSPENDED: 'critical',
  NEEDS_REVIEW: 'caution',
} as const satisfies Tones<MarketingStatus>

export const marketingApprovalStatusTones = {
  NO_PENDING: 'neutral',
  PENDING: 'neutral',
  APPROVED: 'positive',
  DECLINED: 'caution',
} as const satisfies Tones<MarketingApprovalStatus>
