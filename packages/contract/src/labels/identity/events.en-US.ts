import type * as events from '../../identity/events.ts'
import type { Labels } from '../labels.ts'

export const EventStatus = {
  ACTIVE: 'Active',
  COMPLETED: 'Completed',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
} as const satisfies Labels<events.EventStatus>

export const EventType = {
  CALL_SCHEDULED: 'Scheduled call',
} as const satisfies Labels<events.EventType>

export const EventParticipantRole = {
  MEMBER: 'Member',
  ADMIN: 'Administrator',
  ADMIN_GROUP_MEMBER: 'Member of the administrators’ group',
} as const satisfies Labels<events.EventParticipantRole>

export const EventInvitationStatus = {
  PENDING: 'No answer yet',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  UNSENT: 'Not sent',
} as const satisfies Labels<events.EventInvitationStatus>

export const EventAction = {
  CREATE: 'Event created',
  ACTIVATE: 'Event activated',
  COMPLETE: 'Event completed',
  CANCEL: 'Event canceled',
  DELETE: 'Event deleted',
  UPDATE_DATE: 'Date changed',
  UPDATE_LOCATION: 'Location changed',
  ADD_PARTICIPANTS: 'Participants added',
  REPLACE_PARTICIPANT: 'Participant replaced',
  UPDATE_INVITATION_STATUS: 'Invitation status changed',
  UPDATE_PARTICIPANT_ROLE: 'Participant’s role changed',
  UPDATE_SUBJECT: 'Subject changed',
  UPDATE_EVENT_TYPE: 'Type of event changed',
  UPDATE_PARTICIPANT_NAME: 'Participant’s name changed',
} as const satisfies Labels<events.EventAction>
