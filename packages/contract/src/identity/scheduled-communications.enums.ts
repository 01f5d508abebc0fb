import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Scheduled communication", value for value and in its
// order. Its "Interval type" is shared with questions.

export const ScheduledCommunicationStatus = oneOf(
  'SCHEDULED',
  'PROCESSING',
  'SUCCESSFUL',
  'FAILED',
  'CANCELLED',
  'RETRYING',
)
export type ScheduledCommunicationStatus = Out<typeof ScheduledCommunicationStatus>

/** The actions of the scheduled-communication journal. */
export const ScheduledCommunicationAction = oneOf(
  'CREATED',
  'UPDATE_DELIVER_DATE',
  'CHANGE_OWNER',
  'STATUS_UPDATE',
  'DELETED',
)
export type ScheduledCommunicationAction = Out<typeof ScheduledCommunicationAction>
