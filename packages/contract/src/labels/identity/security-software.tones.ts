import type { SecuritySoftwareStatus } from '../../identity/security-software.ts'
import type { Tones } from '../labels.ts'

export const securitySoftwareStatusTones = {
  ACTIVE: 'positive',
  INACTIVE: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<SecuritySoftwareStatus>
