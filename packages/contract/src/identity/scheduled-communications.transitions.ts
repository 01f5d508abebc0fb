import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ScheduledCommunicationStatus } from './scheduled-communications.enums.ts'
import type * as calls from './scheduled-communications.ts'

/** The statuses that the worker has yet to process. */
export const waitingCommunicationStatuses: readonly ScheduledCommunicationStatus[] = ['SCHEDULED', 'RETRYING']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: a waiting communication can
 * be rescheduled, canceled or sent early; a failed one can be retried.
 */
export const communicationTransitions = assumedTransitions({
  create: { to: 'SCHEDULED' },
  changeDeliverOn: { from: waitingCommunicationStatuses, to: 'SCHEDULED' },
  cancel: { from: waitingCommunicationStatuses, to: 'CANCELLED' },
  process: { from: [...waitingCommunicationStatuses, 'FAILED'], to: 'PROCESSING' },
} satisfies TransitionsOf<ScheduledCommunicationStatus, typeof calls>)
