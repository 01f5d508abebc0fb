import type { ServiceRequestStatus } from '../../partners/service-requests.ts'
import type { Tones } from '../labels.ts'

export const serviceRequestStatusTones = {
  NEW: 'info',
  CALL_ATTEMPT_MADE: 'info',
  COMMUNICATION_SENT: 'info',
  CLOSED: 'neutral',
  WAITING_ON_MEMBER: 'caution',
  IN_PROGRESS: 'info',
  TO_BE_REFERRED: 'caution',
  REFERRED: 'neutral',
  RE_OPENED: 'info',
  RECLAIMED: 'info',
  DISCARD: 'neutral',
  READY_TO_PICK_UP: 'info',
  WILL_PENDING: 'info',
  NEEDS_REVIEW: 'caution',
  CALL_STARTED: 'info',
  NEW_DOCUMENTS: 'info',
  NEW_UPDATES: 'info',
  REOPEN_REQUESTED: 'caution',
  DELETED: 'neutral',
} as const satisfies Tones<ServiceRequestStatus>
