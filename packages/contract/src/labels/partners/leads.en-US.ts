import type * as leads from '../../partners/leads.ts'
import type { Labels } from '../labels.ts'

export const LeadStatus = {
  NEW: 'New',
  OPENED: 'Opened',
  COMPLETED: 'Completed',
} as const satisfies Labels<leads.LeadStatus>

export const LeadResourceStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
} as const satisfies Labels<leads.LeadResourceStatus>

export const LeadAction = {
  CREATED: 'Lead created',
  CHANGED: 'Lead changed',
  CANCELED: 'Lead canceled',
  CHANGE_OWNER: 'Owner changed',
  DELETED: 'Lead deleted',
  UPDATE_STATUS: 'Status changed',
  ADD_NOTE: 'Note added',
} as const satisfies Labels<leads.LeadAction>
