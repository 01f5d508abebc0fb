import type { GroupStatus, RestrictedEffectiveDateStatus } from '../../partners/groups.ts'
import type { Tones } from '../labels.ts'

export const groupStatusTones = {
  PENDING: 'neutral',
  ACTIVE: 'positive',
  CANCELLED: 'neutral',
} as const satisfies Tones<GroupStatus>

export const restrictedEffectiveDateStatusTones = {
  ACTIVE: 'positive',
  INACTIVE: 'neutral',
} as const satisfies Tones<RestrictedEffectiveDateStatus>
