import type * as campaigns from '../../partners/campaigns.ts'
import type { Labels } from '../labels.ts'

export const CampaignStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
} as const satisfies Labels<campaigns.CampaignStatus>
