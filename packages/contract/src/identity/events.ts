import { at, del, get, post } from '../operation.ts'
import { IdList } from '../shared/id-list.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  EventDate,
  EventInvitation,
  EventParticipantName,
  EventParticipantRoleChange,
  EventRemoval,
  EventSubject,
  EventTypeChange,
  NewEvent,
  NewEventParticipant,
  NewEventParticipants,
} from './events.bodies.ts'
import { Event, EventLocation, EventParticipant } from './events.entities.ts'
import { EventAction, EventInvitationStatus, EventParticipantRole, EventStatus, EventType } from './events.enums.ts'

// Source: identity and communication, section 7, "Events".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const events = at('events', '/v1/events', owned)
const event = at('events', '/v1/events/{eventId}', owned)
const participant = at('events', '/v1/events/{eventId}/participants/{participantId}', owned)

export const createEvent = post(events, '', { body: NewEvent, returns: Event })
export const getEvent = get(event, '', { returns: Event })
export const deleteEvent = del(event, '', { query: EventRemoval })
export const listEventsById = post(events, 'getByIdList', { body: IdList, returns: list(Event), idempotent: true })

export const cancelEvent = post(event, 'cancel', { returns: Event })
export const completeEvent = post(event, 'complete', { returns: Event })
export const activateEvent = post(event, 'activate', { returns: Event })
export const addEventParticipants = post(event, 'addParticipants', { body: NewEventParticipants, returns: Event })
export const updateEventDate = post(event, 'updateDate', { body: EventDate, returns: Event })
export const updateEventLocation = post(event, 'updateLocation', { body: EventLocation, returns: Event })
export const updateEventSubject = post(event, 'updateSubject', { query: EventSubject, returns: Event })
export const updateEventType = post(event, 'updateEventType', { query: EventTypeChange, returns: Event })

/** Replaces a participant: the path identifies the current one, the body the new one. */
export const replaceEventParticipant = post(participant, 'replaceParticipant', {
  body: NewEventParticipant,
  returns: Event,
})
export const updateEventInvitationStatus = post(participant, 'updateInvitationStatus', {
  body: EventInvitation,
  returns: Event,
})
export const updateEventParticipantName = post(participant, 'updateName', {
  body: EventParticipantName,
  returns: Event,
})
export const updateEventParticipantRole = post(participant, 'updateRole', {
  query: EventParticipantRoleChange,
  returns: Event,
})

export const eventJournal = journal('events', '/v1/events', EventAction, { assumes: ['path', 'access'] })
export const eventMaxClock = maxClock('events', '/v1/events')

export {
  Event,
  EventAction,
  EventDate,
  EventInvitation,
  EventInvitationStatus,
  EventLocation,
  EventParticipant,
  EventParticipantName,
  EventParticipantRole,
  EventParticipantRoleChange,
  EventRemoval,
  EventStatus,
  EventSubject,
  EventType,
  EventTypeChange,
  NewEvent,
  NewEventParticipant,
  NewEventParticipants,
}
export { eventTransitions } from './events.transitions.ts'
