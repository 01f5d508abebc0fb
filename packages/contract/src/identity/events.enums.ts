import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Event", value for value and in its order.

/** The actions of the event journal. */
export const EventAction = oneOf(
  'CREATE',
  'ACTIVATE',
  'COMPLETE',
  'CANCEL',
  'DELETE',
  'UPDATE_DATE',
  'UPDATE_LOCATION',
  'ADD_PARTICIPANTS',
  'REPLACE_PARTICIPANT',
  'UPDATE_INVITATION_STATUS',
  'UPDATE_PARTICIPANT_ROLE',
  'UPDATE_SUBJECT',
  'UPDATE_EVENT_TYPE',
  'UPDATE_PARTICIPANT_NAME',
)
export type EventAction = Out<typeof EventAction>

export const EventStatus = oneOf('ACTIVE', 'COMPLETED', 'CANCELED', 'DELETED')
export type EventStatus = Out<typeof EventStatus>

export const EventType = oneOf('CALL_SCHEDULED')
export type EventType = Out<typeof EventType>

export const EventParticipantRole = oneOf('MEMBER', 'ADMIN', 'ADMIN_GROUP_MEMBER')
export type EventParticipantRole = Out<typeof EventParticipantRole>

export const EventInvitationStatus = oneOf('PENDING', 'ACCEPTED', 'DECLINED', 'UNSENT')
export type EventInvitationStatus = Out<typeof EventInvitationStatus>
