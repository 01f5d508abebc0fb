import type * as leads from '../../partners/leads.ts'
import type { Labels } from '../labels.ts'
import * as american from './leads.en-US.ts'

export { LeadStatus } from './leads.en-US.ts'

export const LeadResourceStatus = {
  ...american.LeadResourceStatus,
  CANCELED: 'Cancelled',
} as const satisfies Labels<leads.LeadResourceStatus>

export const LeadAction = {
  ...american.LeadAction,
  CANCELED: 'Lead cancelled',
} as const satisfies Labels<leads.LeadAction>
