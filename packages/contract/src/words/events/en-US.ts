import type * as events from '../../identity/events.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Event: { one: 'Event', many: 'Events', about: 'A scheduled call or meeting' },
  EventLocation: { one: 'Location', many: 'Locations' },
  EventParticipant: { one: 'Participant', many: 'Participants' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Event,
  about: 'Calls and meetings, with who takes part',
} as const satisfies Name

export const fields = {
  eventType: 'Event type',
  location: 'Location',
  invitationStatus: 'Invitation',
  notifyParticipants: 'Notify participants',
} as const satisfies FieldWords

export const actions = {
  activateEvent: 'Activate event',
  addEventParticipants: 'Add participants',
  cancelEvent: 'Cancel event',
  completeEvent: 'Mark event completed',
  createEvent: 'Create event',
  deleteEvent: 'Delete event',
  getEvent: 'View event',
  listEventsById: 'View events',
  replaceEventParticipant: 'Replace participant',
  updateEventDate: 'Change date',
  updateEventInvitationStatus: 'Change answer to the invitation',
  updateEventLocation: 'Change location',
  updateEventParticipantName: 'Change participant’s name',
  updateEventParticipantRole: 'Change participant’s role',
  updateEventSubject: 'Change subject',
  updateEventType: 'Change type',
} as const satisfies ActionWords<typeof events>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateEvent: 'Event activated',
  addEventParticipants: 'Participants added',
  cancelEvent: 'Event canceled',
  completeEvent: 'Event marked completed',
  createEvent: 'Event created',
  deleteEvent: 'Event deleted',
  replaceEventParticipant: 'Participant replaced',
  updateEventDate: 'Date changed',
  updateEventInvitationStatus: 'Answer to the invitation changed',
  updateEventLocation: 'Location changed',
  updateEventParticipantName: 'Participant’s name changed',
  updateEventParticipantRole: 'Participant’s role changed',
  updateEventSubject: 'Subject changed',
  updateEventType: 'Type changed',
} as const satisfies ActionWords<typeof events>

export { EventAction as journal } from '../../labels/identity/events.en-US.ts'
