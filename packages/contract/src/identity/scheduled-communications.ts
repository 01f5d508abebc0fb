import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { CommunicationDeliveryDate, NewScheduledCommunication } from './scheduled-communications.bodies.ts'
import {
  CommunicationInterval,
  CommunicationWorker,
  ScheduledCommunication,
} from './scheduled-communications.entities.ts'
import { ScheduledCommunicationAction, ScheduledCommunicationStatus } from './scheduled-communications.enums.ts'

// Source: identity and communication, section 7, "Scheduled communications".

const staff = { access: 'internal', assumes: ['access'] } as const
const communications = at('scheduled-communications', '/v1/scheduledCommunications', staff)
const communication = at('scheduled-communications', '/v1/scheduledCommunications/{communicationId}', staff)
const worker = at('scheduled-communications', '/v1/scheduledCommunications/worker', staff)

export const createScheduledCommunication = post(communications, '', {
  body: NewScheduledCommunication,
  returns: ScheduledCommunication,
})
export const getScheduledCommunication = get(communication, '', { returns: ScheduledCommunication })
export const changeScheduledCommunicationDeliverOn = post(communication, 'changeDeliverOn', {
  body: CommunicationDeliveryDate,
  returns: ScheduledCommunication,
})
export const cancelScheduledCommunication = post(communication, 'cancel', { returns: ScheduledCommunication })
/** Sends a communication immediately, whatever its date. */
export const processScheduledCommunication = post(communication, 'process', { returns: ScheduledCommunication })

export const getCommunicationWorker = get(worker, '', { returns: CommunicationWorker })
export const pauseCommunicationWorker = post(worker, 'pause', { returns: CommunicationWorker })
export const activateCommunicationWorker = post(worker, 'activate', { returns: CommunicationWorker })

export const scheduledCommunicationJournal = journal(
  'scheduled-communications',
  '/v1/scheduledCommunications',
  ScheduledCommunicationAction,
  { assumes: ['path', 'access'] },
)
export const scheduledCommunicationMaxClock = maxClock('scheduled-communications', '/v1/scheduledCommunications')

export {
  CommunicationDeliveryDate,
  CommunicationInterval,
  CommunicationWorker,
  NewScheduledCommunication,
  ScheduledCommunication,
  ScheduledCommunicationAction,
  ScheduledCommunicationStatus,
}
export { communicationTransitions, waitingCommunicationStatuses } from './scheduled-communications.transitions.ts'
