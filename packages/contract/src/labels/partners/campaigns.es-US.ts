import type * as campaigns from '../../partners/campaigns.ts'
import type { Labels } from '../labels.ts'

export const CampaignStatus = {
  ACTIVE: 'Activa',
  CANCELED: 'Cancelada',
  DELETED: 'Eliminada',
} as const satisfies Labels<campaigns.CampaignStatus>
