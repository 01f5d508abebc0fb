import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ResolutionStatus } from './resolutions.enums.ts'
import type * as calls from './resolutions.ts'

/** Statuses in which somebody still has something to do. Our reading. */
export const openResolutionStatuses: readonly ResolutionStatus[] = [
  'New',
  'NeedsReview',
  'Open',
  'AttemptMade',
  'PendingMember',
  'PendingProvider',
]
const closed: readonly ResolutionStatus[] = ['ClosedWithMerit', 'ClosedWithoutMerit']
const reopened: readonly ResolutionStatus[] = ['Open', 'NeedsReview']
const workable: readonly ResolutionStatus[] = [...openResolutionStatuses, 'FeedbackOnly']
const alive: readonly ResolutionStatus[] = [...workable, ...closed]

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Our default: a concern is worked
 * on while it is open. A closed one takes notes and is opened again by `updateStatus`; nothing leaves Discarded.
 */
export const resolutionTransitions = assumedTransitions({
  create: { to: 'New' },
  feedbackonly: { to: 'FeedbackOnly' },
  replace: { from: workable },
  addNote: { from: alive },
  addInternalUseOnlyNote: { from: alive },
  updatePinPriority: { from: alive },
  updateInternalPinPriority: { from: alive },
  updateContactMethod: { from: workable },
  updateDescription: { from: workable },
  changeEntitlement: { from: workable },
  addClosingSequence: { from: workable },
  updateStatus: {
    from: alive,
    to: [
      'NeedsReview',
      'Open',
      'AttemptMade',
      'PendingMember',
      'PendingProvider',
      'FeedbackOnly',
      ...closed,
      'Discarded',
    ],
    only: { ClosedWithMerit: reopened, ClosedWithoutMerit: reopened },
  },
  updateAssigneeId: { from: workable },
  clearAssignee: { from: workable },
} satisfies TransitionsOf<ResolutionStatus, typeof calls>)
