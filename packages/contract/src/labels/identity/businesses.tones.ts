import type { BusinessStatus } from '../../identity/businesses.ts'
import type { Tones } from '../labels.ts'

export const businessStatusTones = {
  OPENED: 'positive',
  CLOSED: 'neutral',
} as const satisfies Tones<BusinessStatus>
