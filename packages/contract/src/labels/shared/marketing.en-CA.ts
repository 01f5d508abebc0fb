import type * as marketing from '../../shared/marketing.ts'
import type { Labels } from '../labels.ts'
import * as american from './marketing.en-US.ts'

export { MarketingApprovalStatus, MarketingDecision } from './marketing.en-US.ts'

export const MarketingStatus = {
  ...american.MarketingStatus,
  CANCELLED: 'Cancelled',
  CANCELED: 'Cancelled',
} as const satisfies Labels<marketing.MarketingStatus>

export const MarketingAction = {
  ...american.MarketingAction,
  CANCELLED: 'Profile cancelled',
  CANCELED: 'Profile cancelled',
} as const satisfies Labels<marketing.MarketingAction>
