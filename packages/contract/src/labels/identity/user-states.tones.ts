import type { UserStateStatus } from '../../identity/user-states.ts'
import type { Tones } from '../labels.ts'

export const userStateStatusTones = {
  ACTIVE: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<UserStateStatus>
