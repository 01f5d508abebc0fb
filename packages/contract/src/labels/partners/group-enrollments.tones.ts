import type { GroupEnrollmentStatus } from '../../partners/group-enrollments.ts'
import type { Tones } from '../labels.ts'

export const groupEnrollmentStatusTones = {
  OPEN: 'info',
  CREATED: 'info',
} as const satisfies Tones<GroupEnrollmentStatus>
