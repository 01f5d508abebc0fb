import type { CampaignStatus } from '../../partners/campaigns.ts'
import type { Tones } from '../labels.ts'

export const campaignStatusTones = {
  ACTIVE: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<CampaignStatus>
