import * as events from '@memberkit/contract/identity/events'
import * as tones from '@memberkit/contract/labels/identity/events/tones'
import { defineConsole } from '../define/index.ts'

export const eventsConsole = defineConsole({ ...events, ...tones })({
  pages: {
    Event: {
      title: ['subject', 'id'],
      status: 'status',
      enter: [],
      read: 'getEvent',
      columns: ['subject', 'status', 'eventType', 'identityId', 'serviceRequestId', 'startsAt', 'endsAt'],
      groups: {
        overview: ['eventType', 'subject', 'timeZone'],
        dates: ['startsAt', 'endsAt', 'createdAt'],
        content: ['description', 'location'],
        record: ['identityId', 'serviceRequestId'],
      },
      tables: { participants: ['role', 'invitationStatus', 'id', 'identityId', 'name', 'email'] },
      create: ['createEvent'],
      edit: ['updateEventDate'],
      actions: {
        activateEvent: { group: 'status' },
        addEventParticipants: {},
        cancelEvent: { group: 'end' },
        completeEvent: { group: 'status' },
        deleteEvent: { group: 'end', isCritical: true },
        replaceEventParticipant: {},
        updateEventInvitationStatus: {},
        updateEventLocation: {},
        updateEventParticipantName: {},
        updateEventParticipantRole: {},
        updateEventSubject: {},
        updateEventType: {},
      },
      journal: 'eventJournal',
      clock: 'eventMaxClock',
      transitions: 'eventTransitions',
    },
  },
  tools: ['listEventsById'],
})
