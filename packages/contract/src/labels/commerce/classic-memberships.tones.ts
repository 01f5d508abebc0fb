import type { ClassicPlanChangeStatus } from '../../commerce/classic-memberships.ts'
import type { Tones } from '../labels.ts'

export const classicPlanChangeStatusTones = {
  SUBMITTED: 'info',
  PENDING: 'neutral',
  IN_PROGRESS: 'info',
  REJECTED: 'caution',
  PROCESSED: 'positive',
  ERROR: 'critical',
} as const satisfies Tones<ClassicPlanChangeStatus>
