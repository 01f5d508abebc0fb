import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type * as calls from './classic-memberships.ts'

/** The older system's own words for a membership; which there are is not shown, so these are ours. */
type ClassicMembershipStatus = 'ACTIVE' | 'PENDING' | 'PRECANCEL' | 'CANCELLED'

const running: readonly ClassicMembershipStatus[] = ['ACTIVE', 'PENDING', 'PRECANCEL']

/** Which statuses and transitions there are is not shown. Our default: a cancelled membership only changes hands. */
export const classicMembershipTransitions = assumedTransitions({
  addFutureCancel: { from: ['ACTIVE', 'PENDING'] },
  removeFutureCancel: { from: ['ACTIVE', 'PENDING'] },
  submitPlanChanges: { from: ['ACTIVE'] },
  updateSubChannel: { from: running },
  createPrecancel: { from: ['ACTIVE', 'PENDING'], to: 'PRECANCEL' },
  cancel: { from: running, to: 'CANCELLED' },
} satisfies TransitionsOf<ClassicMembershipStatus, typeof calls>)
