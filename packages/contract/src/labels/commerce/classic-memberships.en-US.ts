import type * as classicMemberships from '../../commerce/classic-memberships.ts'
import type { Labels } from '../labels.ts'

/** The meaning of the letters is not shown, so they are only named. */
export const ClassicCancelReason = {
  G: 'Reason G',
  L: 'Reason L',
  W: 'Reason W',
  B: 'Reason B',
} as const satisfies Labels<classicMemberships.ClassicCancelReason>

export const ClassicPlanChangeStatus = {
  SUBMITTED: 'Submitted',
  PENDING: 'Pending',
  IN_PROGRESS: 'In progress',
  REJECTED: 'Rejected',
  PROCESSED: 'Processed',
  ERROR: 'Error',
} as const satisfies Labels<classicMemberships.ClassicPlanChangeStatus>
