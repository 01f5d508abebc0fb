import type { BusinessPlusStatus } from '../../identity/business-plus.ts'
import type { Tones } from '../labels.ts'

export const businessPlusStatusTones = {
  ACCOUNT_CANCELED: 'neutral',
  ACCOUNT_ACTIVE: 'positive',
  ACCOUNT_MIGRATED: 'info',
} as const satisfies Tones<BusinessPlusStatus>
