import * as scheduledCommunications from '@memberkit/contract/identity/scheduled-communications'
import * as tones from '@memberkit/contract/labels/identity/scheduled-communications/tones'
import { defineConsole } from '../define/index.ts'

export const scheduledCommunicationsConsole = defineConsole({ ...scheduledCommunications, ...tones })({
  pages: {
    ScheduledCommunication: {
      title: ['name', 'type'],
      status: 'status',
      enter: [],
      read: 'getScheduledCommunication',
      columns: ['name', 'status', 'type', 'deliverOn', 'attempts', 'templateKey', 'identityId'],
      groups: {
        overview: ['type', 'name', 'timeZone', 'reason'],
        numbers: ['attempts'],
        dates: ['deliverOn', 'nextAttemptAt', 'processedAt', 'createdAt'],
        content: ['interval'],
        record: ['identityId', 'templateKey', 'notificationId'],
      },
      create: ['createScheduledCommunication'],
      edit: ['changeScheduledCommunicationDeliverOn'],
      actions: {
        cancelScheduledCommunication: { group: 'end' },
        processScheduledCommunication: { group: 'status' },
      },
      journal: 'scheduledCommunicationJournal',
      clock: 'scheduledCommunicationMaxClock',
      transitions: 'communicationTransitions',
    },
  },
  worker: {
    CommunicationWorker: {
      read: 'getCommunicationWorker',
      actions: {
        pauseCommunicationWorker: { group: 'status', shows: { isPaused: true } },
        activateCommunicationWorker: { group: 'status', shows: { isPaused: false } },
      },
    },
  },
})
