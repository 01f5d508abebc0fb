import type { ScheduledCommunicationStatus } from '../../identity/scheduled-communications.ts'
import type { Tones } from '../labels.ts'

export const scheduledCommunicationStatusTones = {
  SCHEDULED: 'info',
  PROCESSING: 'info',
  SUCCESSFUL: 'positive',
  FAILED: 'critical',
  CANCELLED: 'neutral',
  RETRYING: 'caution',
} as const satisfies Tones<ScheduledCommunicationStatus>
