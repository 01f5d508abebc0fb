import { PostalAddress } from '../shared/address.ts'
import { Instant } from '../shared/dates.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { EventInvitationStatus, EventParticipantRole, EventStatus, EventType } from './events.enums.ts'

const eventLocationFields = assumed({
  name: maybe(text),
  phoneNumber: maybe(text),
  url: maybe(text),
  address: maybe(PostalAddress),
  branchId: maybe(text),
})

/** The location of an event: an address, a phone number or a link. `branchId` is the office whose hours apply. */
export interface EventLocation extends Out<typeof eventLocationFields> {}
export const EventLocation: Schema<EventLocation> = eventLocationFields

const eventParticipantFields = entity({
  stated: { role: EventParticipantRole, invitationStatus: EventInvitationStatus },
  assumed: {
    id: text,
    identityId: maybe(text),
    name: text,
    email: maybe(text),
    timeZone: maybe(text),
    answeredAt: maybe(Instant),
  },
})

/** A participant. `timeZone` is an IANA name, such as `America/Toronto`. */
export interface EventParticipant extends Out<typeof eventParticipantFields> {}
export const EventParticipant: Schema<EventParticipant> = eventParticipantFields

const eventFields = entity({
  stated: { status: EventStatus, eventType: EventType },
  assumed: {
    id: text,
    identityId: text,
    subject: text,
    description: maybe(text),
    startsAt: Instant,
    endsAt: maybe(Instant),
    timeZone: text,
    location: maybe(EventLocation),
    participants: list(EventParticipant),
    serviceRequestId: maybe(text),
    createdAt: Instant,
    version: text,
  },
})

/**
 * An event. `timeZone` is the IANA time zone it was created in; `serviceRequestId` is the related service request;
 * `version` is the value for `If-Match`.
 */
export interface Event extends Out<typeof eventFields> {}
export const Event: Schema<Event> = eventFields
