import { oneOf, type Out } from '../wire.ts'

// Source: partners and service delivery, section 4, "Service request status", value for value and in its order.

export const ServiceRequestStatus = oneOf(
  'NEW',
  'CALL_ATTEMPT_MADE',
  'COMMUNICATION_SENT',
  'CLOSED',
  'WAITING_ON_MEMBER',
  'IN_PROGRESS',
  'TO_BE_REFERRED',
  'REFERRED',
  'RE_OPENED',
  'RECLAIMED',
  'DISCARD',
  'READY_TO_PICK_UP',
  'WILL_PENDING',
  'NEEDS_REVIEW',
  'CALL_STARTED',
  'NEW_DOCUMENTS',
  'NEW_UPDATES',
  'REOPEN_REQUESTED',
  'DELETED',
)
export type ServiceRequestStatus = Out<typeof ServiceRequestStatus>
