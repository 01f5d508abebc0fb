import type * as campaigns from '../../partners/campaigns.ts'
import type { Labels } from '../labels.ts'

export const CampaignStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Annulée',
  DELETED: 'Supprimée',
} as const satisfies Labels<campaigns.CampaignStatus>
