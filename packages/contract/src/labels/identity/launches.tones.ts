import type { LaunchStatus } from '../../identity/launches.ts'
import type { Tones } from '../labels.ts'

export const launchStatusTones = {
  CREATED: 'info',
  ACTIVE: 'positive',
  DELETED: 'neutral',
} as const satisfies Tones<LaunchStatus>
