import type { ResolutionStatus } from '../../partners/resolutions.ts'
import type { Tones } from '../labels.ts'

export const resolutionStatusTones = {
  Open: 'info',
  ClosedWithMerit: 'neutral',
  ClosedWithoutMerit: 'neutral',
  PendingMember: 'caution',
  PendingProvider: 'caution',
  New: 'info',
  NeedsReview: 'caution',
  Discarded: 'neutral',
  AttemptMade: 'info',
  FeedbackOnly: 'neutral',
} as const satisfies Tones<ResolutionStatus>
