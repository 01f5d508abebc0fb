import { Instant } from '../shared/dates.ts'
import { assumed, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { EventLocation } from './events.entities.ts'
import { EventInvitationStatus, EventParticipantRole, EventType } from './events.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newEventParticipantFields = assumed({
  identityId: maybe(text),
  name: text,
  email: maybe(text),
  role: EventParticipantRole,
  timeZone: maybe(text),
})

/** A participant to invite. Without an `identityId`, known by name and email only. */
export interface NewEventParticipant extends Out<typeof newEventParticipantFields> {}
export const NewEventParticipant: Schema<NewEventParticipant> = newEventParticipantFields

const newEventFields = assumed({
  identityId: text,
  eventType: EventType,
  subject: text,
  description: maybe(text),
  startsAt: Instant,
  endsAt: maybe(Instant),
  timeZone: text,
  location: maybe(EventLocation),
  participants: list(NewEventParticipant),
  serviceRequestId: maybe(text),
})

/** An event to create for `identityId`. */
export interface NewEvent extends Out<typeof newEventFields> {}
export const NewEvent: Schema<NewEvent> = newEventFields

const eventRemovalFields = assumed({ notifyParticipants: maybe(flag) })

/** Whether to notify the participants. */
export interface EventRemoval extends Out<typeof eventRemovalFields> {}
export const EventRemoval: Schema<EventRemoval> = eventRemovalFields

const newEventParticipantsFields = assumed({ participants: list(NewEventParticipant) })

/** Additional participants to invite. */
export interface NewEventParticipants extends Out<typeof newEventParticipantsFields> {}
export const NewEventParticipants: Schema<NewEventParticipants> = newEventParticipantsFields

const eventDateFields = assumed({ startsAt: Instant, endsAt: maybe(Instant), timeZone: text })

/** The date and time of an event. `timeZone` is an IANA name. */
export interface EventDate extends Out<typeof eventDateFields> {}
export const EventDate: Schema<EventDate> = eventDateFields

const eventSubjectFields = assumed({ subject: text })

/** The subject of an event. */
export interface EventSubject extends Out<typeof eventSubjectFields> {}
export const EventSubject: Schema<EventSubject> = eventSubjectFields

const eventTypeChangeFields = assumed({ eventType: EventType })

/** The type of an event. */
export interface EventTypeChange extends Out<typeof eventTypeChangeFields> {}
export const EventTypeChange: Schema<EventTypeChange> = eventTypeChangeFields

const eventInvitationFields = assumed({ invitationStatus: EventInvitationStatus })

/** A participant's response, or whether the invitation was sent. */
export interface EventInvitation extends Out<typeof eventInvitationFields> {}
export const EventInvitation: Schema<EventInvitation> = eventInvitationFields

const eventParticipantNameFields = assumed({ name: text })

/** The display name of a participant. */
export interface EventParticipantName extends Out<typeof eventParticipantNameFields> {}
export const EventParticipantName: Schema<EventParticipantName> = eventParticipantNameFields

const eventParticipantRoleChangeFields = assumed({ role: EventParticipantRole })

/** The role of a participant. */
export interface EventParticipantRoleChange extends Out<typeof eventParticipantRoleChangeFields> {}
export const EventParticipantRoleChange: Schema<EventParticipantRoleChange> = eventParticipantRoleChangeFields
