import type * as campaigns from '../../partners/campaigns.ts'
import type { Labels } from '../labels.ts'
import * as american from './campaigns.en-US.ts'

export const CampaignStatus = {
  ...american.CampaignStatus,
  CANCELED: 'Cancelled',
} as const satisfies Labels<campaigns.CampaignStatus>
