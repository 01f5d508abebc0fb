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

/** Where it takes place: at an address, on the phone, or behind a link. `branchId` is the office whose hours count. */
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

/** Someone invited. `timeZone` is an IANA name, such as `America/Toronto`. */
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
 * An appointment. `timeZone` is the one it was made in, an IANA name; `serviceRequestId` is what it is about;
 * `version` goes back as `If-Match`.
 */
export interface Event extends Out<typeof eventFields> {}
export const Event: Schema<Event> = eventFields
