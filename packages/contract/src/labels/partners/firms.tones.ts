import type { FirmStatus } from '../../partners/firms.ts'
import type { Tones } from '../labels.ts'

export const firmStatusTones = {
  CREATED: 'info',
  ACTIVE: 'positive',
  DELETED: 'neutral',
  DEACTIVATED: 'neutral',
} as const satisfies Tones<FirmStatus>
