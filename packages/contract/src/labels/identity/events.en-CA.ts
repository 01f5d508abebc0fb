import type * as events from '../../identity/events.ts'
import type { Labels } from '../labels.ts'

export { EventInvitationStatus, EventParticipantRole, EventType } from './events.en-US.ts'

export const EventStatus = {
  ACTIVE: 'Active',
  COMPLETED: 'Completed',
  CANCELED: 'Cancelled',
  DELETED: 'Deleted',
} as const satisfies Labels<events.EventStatus>

export const EventAction = {
  CREATE: 'Event created',
  ACTIVATE: 'Event activated',
  COMPLETE: 'Event completed',
  CANCEL: 'Event cancelled',
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
