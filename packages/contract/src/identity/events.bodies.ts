import { Instant } from '../shared/dates.ts'
import { assumed, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { EventLocation } from './events.entities.ts'
import { EventInvitationStatus, EventParticipantRole, EventType } from './events.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newEventParticipantFields = assumed({
  identityId: maybe(text),
  name: text,
  email: maybe(text),
  role: EventParticipantRole,
  timeZone: maybe(text),
})

/** Someone to invite. Without an `identityId`, someone known by name and email only. */
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

/** An appointment to make for `identityId`. */
export interface NewEvent extends Out<typeof newEventFields> {}
export const NewEvent: Schema<NewEvent> = newEventFields

const eventRemovalFields = assumed({ notifyParticipants: maybe(flag) })

/** Whether the participants are told. */
export interface EventRemoval extends Out<typeof eventRemovalFields> {}
export const EventRemoval: Schema<EventRemoval> = eventRemovalFields

const newEventParticipantsFields = assumed({ participants: list(NewEventParticipant) })

/** Whom to invite beside those already there. */
export interface NewEventParticipants extends Out<typeof newEventParticipantsFields> {}
export const NewEventParticipants: Schema<NewEventParticipants> = newEventParticipantsFields

const eventDateFields = assumed({ startsAt: Instant, endsAt: maybe(Instant), timeZone: text })

/** When it takes place. `timeZone` is an IANA name. */
export interface EventDate extends Out<typeof eventDateFields> {}
export const EventDate: Schema<EventDate> = eventDateFields

const eventSubjectFields = assumed({ subject: text })

/** What it is about. */
export interface EventSubject extends Out<typeof eventSubjectFields> {}
export const EventSubject: Schema<EventSubject> = eventSubjectFields

const eventTypeChangeFields = assumed({ eventType: EventType })

/** What kind of event it is from now on. */
export interface EventTypeChange extends Out<typeof eventTypeChangeFields> {}
export const EventTypeChange: Schema<EventTypeChange> = eventTypeChangeFields

const eventInvitationFields = assumed({ invitationStatus: EventInvitationStatus })

/** What a participant answered, or whether the invitation went out. */
export interface EventInvitation extends Out<typeof eventInvitationFields> {}
export const EventInvitation: Schema<EventInvitation> = eventInvitationFields

const eventParticipantNameFields = assumed({ name: text })

/** The name the others see. */
export interface EventParticipantName extends Out<typeof eventParticipantNameFields> {}
export const EventParticipantName: Schema<EventParticipantName> = eventParticipantNameFields

const eventParticipantRoleChangeFields = assumed({ role: EventParticipantRole })

/** What a participant is there as from now on. */
export interface EventParticipantRoleChange extends Out<typeof eventParticipantRoleChangeFields> {}
export const EventParticipantRoleChange: Schema<EventParticipantRoleChange> = eventParticipantRoleChangeFields
