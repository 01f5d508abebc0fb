import type * as scheduledCommunications from '../../identity/scheduled-communications.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  ScheduledCommunication: {
    one: 'Scheduled communication',
    many: 'Scheduled communications',
    about: 'A message waiting for its day',
  },
  CommunicationWorker: { one: 'Message sender', many: 'Message senders', about: 'What sends waiting messages' },
  CommunicationInterval: { one: 'Repeat interval', many: 'Repeat intervals' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ScheduledCommunication,
  about: 'Messages that go out later, and the worker that sends them',
} as const satisfies Name

export const fields = {
  communicationId: 'Communication',
  every: 'Every',
  changedAt: 'Changed',
  attempts: 'Attempts',
  nextAttemptAt: 'Next attempt',
  processedAt: 'Processed',
} as const satisfies FieldWords

export const actions = {
  activateCommunicationWorker: 'Start message sender',
  cancelScheduledCommunication: 'Cancel communication',
  changeScheduledCommunicationDeliverOn: 'Change send date',
  createScheduledCommunication: 'Schedule communication',
  getCommunicationWorker: 'View message sender',
  getScheduledCommunication: 'View communication',
  pauseCommunicationWorker: 'Pause message sender',
  processScheduledCommunication: 'Send now',
} as const satisfies ActionWords<typeof scheduledCommunications>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  pauseCommunicationWorker: 'Nothing scheduled is sent until it’s started again.',
} as const satisfies ActionWords<typeof scheduledCommunications>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateCommunicationWorker: 'Message sender started',
  cancelScheduledCommunication: 'Communication canceled',
  changeScheduledCommunicationDeliverOn: 'Send date changed',
  createScheduledCommunication: 'Communication scheduled',
  pauseCommunicationWorker: 'Message sender paused',
  processScheduledCommunication: 'Communication sent',
} as const satisfies ActionWords<typeof scheduledCommunications>

export { ScheduledCommunicationAction as journal } from '../../labels/identity/scheduled-communications.en-US.ts'
