import type * as communications from '../../identity/scheduled-communications.ts'
import type { Labels } from '../labels.ts'

export { ScheduledCommunicationAction } from './scheduled-communications.en-US.ts'

export const ScheduledCommunicationStatus = {
  SCHEDULED: 'Scheduled',
  PROCESSING: 'Being sent',
  SUCCESSFUL: 'Sent',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  RETRYING: 'Trying again',
} as const satisfies Labels<communications.ScheduledCommunicationStatus>
