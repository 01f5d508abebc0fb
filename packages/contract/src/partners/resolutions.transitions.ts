import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ResolutionStatus } from './resolutions.enums.ts'
import type * as calls from './resolutions.ts'

/** The statuses that need work. Assumed. */
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
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: an open resolution can
 * change. A closed one accepts notes, and `updateStatus` reopens it; Discarded is final.
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
