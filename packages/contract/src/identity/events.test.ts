import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as events from './events.ts'

test.each([
  [
    'Actions: CREATE, ACTIVATE, COMPLETE, CANCEL, DELETE, UPDATE_DATE, UPDATE_LOCATION, ADD_PARTICIPANTS, REPLACE_PARTICIPANT, UPDATE_INVITATION_STATUS, UPDATE_PARTICIPANT_ROLE, UPDATE_SUBJECT, UPDATE_EVENT_TYPE, UPDATE_PARTICIPANT_NAME.',
    events.EventAction,
  ],
  ['Status: ACTIVE, COMPLETED, CANCELED, DELETED.', events.EventStatus],
  ['Event type: CALL_SCHEDULED.', events.EventType],
  ['Participant role: MEMBER, ADMIN, ADMIN_GROUP_MEMBER.', events.EventParticipantRole],
  ['Invitation status: PENDING, ACCEPTED, DECLINED, UNSENT.', events.EventInvitationStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const event = '/v1/events/{eventId}'
const participant = `${event}/participants/{participantId}`
const calls = [
  [
    'POST /v1/events; GET, DELETE (query) /v1/events/{id}; POST /v1/events/getByIdList.',
    {
      createEvent: 'POST /v1/events (json)',
      getEvent: `GET ${event}`,
      deleteEvent: `DELETE ${event} (query)`,
      listEventsById: 'POST /v1/events/getByIdList (json)',
    },
  ],
  [
    'POST /{id}/cancel, /complete, /activate (no body), /addParticipants, /updateDate, /updateLocation (body), /updateSubject, /updateEventType (query).',
    {
      cancelEvent: `POST ${event}/cancel`,
      completeEvent: `POST ${event}/complete`,
      activateEvent: `POST ${event}/activate`,
      addEventParticipants: `POST ${event}/addParticipants (json)`,
      updateEventDate: `POST ${event}/updateDate (json)`,
      updateEventLocation: `POST ${event}/updateLocation (json)`,
      updateEventSubject: `POST ${event}/updateSubject (query)`,
      updateEventType: `POST ${event}/updateEventType (query)`,
    },
  ],
  [
    'POST /{id}/participants/{participantId}/replaceParticipant, /updateInvitationStatus, /updateName (body), /updateRole (query).',
    {
      replaceEventParticipant: `POST ${participant}/replaceParticipant (json)`,
      updateEventInvitationStatus: `POST ${participant}/updateInvitationStatus (json)`,
      updateEventParticipantName: `POST ${participant}/updateName (json)`,
      updateEventParticipantRole: `POST ${participant}/updateRole (query)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { eventJournal: 'GET /v1/events/journal (query)', eventMaxClock: 'GET /v1/events/journal/maxClock' },
  ],
] as const

const operations = pick(events, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['events']))
})
