import type { IdentityMergeStatus } from '../../identity/identity-merge.ts'
import type { Tones } from '../labels.ts'

export const identityMergeStatusTones = {
  CREATED: 'neutral',
  IN_PROGRESS: 'info',
  OK: 'positive',
  WARNING: 'caution',
  FAILED: 'critical',
  PROCESSING: 'info',
  COMPLETE: 'positive',
} as const satisfies Tones<IdentityMergeStatus>
