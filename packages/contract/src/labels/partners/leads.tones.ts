import type { LeadResourceStatus, LeadStatus } from '../../partners/leads.ts'
import type { Tones } from '../labels.ts'

export const leadStatusTones = {
  NEW: 'info',
  OPENED: 'neutral',
  COMPLETED: 'positive',
} as const satisfies Tones<LeadStatus>

export const leadResourceStatusTones = {
  ACTIVE: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<LeadResourceStatus>
