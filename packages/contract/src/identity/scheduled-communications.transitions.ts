import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ScheduledCommunicationStatus } from './scheduled-communications.enums.ts'
import type * as calls from './scheduled-communications.ts'

/** Statuses of what the worker still has before it. */
export const waitingCommunicationStatuses: readonly ScheduledCommunicationStatus[] = ['SCHEDULED', 'RETRYING']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Our default: what waits can be put
 * off, called off or sent early; what failed can be tried again.
 */
export const communicationTransitions = assumedTransitions({
  create: { to: 'SCHEDULED' },
  changeDeliverOn: { from: waitingCommunicationStatuses, to: 'SCHEDULED' },
  cancel: { from: waitingCommunicationStatuses, to: 'CANCELLED' },
  process: { from: [...waitingCommunicationStatuses, 'FAILED'], to: 'PROCESSING' },
} satisfies TransitionsOf<ScheduledCommunicationStatus, typeof calls>)
