import type * as serviceRequests from '../../partners/service-requests.ts'
import type { Labels } from '../labels.ts'

/** In words that members and law firms read alike; a kit says what happens next. */
export const ServiceRequestStatus = {
  NEW: 'New',
  CALL_ATTEMPT_MADE: 'Call attempted',
  COMMUNICATION_SENT: 'Message sent',
  CLOSED: 'Closed',
  WAITING_ON_MEMBER: 'Waiting for the member',
  IN_PROGRESS: 'In progress',
  TO_BE_REFERRED: 'To be referred',
  REFERRED: 'Referred',
  RE_OPENED: 'Reopened',
  RECLAIMED: 'Taken back',
  DISCARD: 'Discarded',
  READY_TO_PICK_UP: 'Ready to pick up',
  WILL_PENDING: 'Will in preparation',
  NEEDS_REVIEW: 'Needs review',
  CALL_STARTED: 'Call in progress',
  NEW_DOCUMENTS: 'New documents',
  NEW_UPDATES: 'New updates',
  REOPEN_REQUESTED: 'Reopening requested',
  DELETED: 'Deleted',
} as const satisfies Labels<serviceRequests.ServiceRequestStatus>
