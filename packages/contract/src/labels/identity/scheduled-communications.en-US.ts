import type * as communications from '../../identity/scheduled-communications.ts'
import type { Labels } from '../labels.ts'

export const ScheduledCommunicationStatus = {
  SCHEDULED: 'Scheduled',
  PROCESSING: 'Being sent',
  SUCCESSFUL: 'Sent',
  FAILED: 'Failed',
  CANCELLED: 'Canceled',
  RETRYING: 'Trying again',
} as const satisfies Labels<communications.ScheduledCommunicationStatus>

export const ScheduledCommunicationAction = {
  CREATED: 'Communication scheduled',
  UPDATE_DELIVER_DATE: 'Delivery date changed',
  CHANGE_OWNER: 'Owner changed',
  STATUS_UPDATE: 'Status changed',
  DELETED: 'Communication deleted',
} as const satisfies Labels<communications.ScheduledCommunicationAction>
