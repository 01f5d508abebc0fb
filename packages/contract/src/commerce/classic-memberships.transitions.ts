import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type * as calls from './classic-memberships.ts'

/** Membership statuses of the legacy system: assumed, because the specification lists none. */
type ClassicMembershipStatus = 'ACTIVE' | 'PENDING' | 'PRECANCEL' | 'CANCELLED'

const running: readonly ClassicMembershipStatus[] = ['ACTIVE', 'PENDING', 'PRECANCEL']

/** The specification shows no statuses or transitions. Default: a cancelled membership can only change owner. */
export const classicMembershipTransitions = assumedTransitions({
  addFutureCancel: { from: ['ACTIVE', 'PENDING'] },
  removeFutureCancel: { from: ['ACTIVE', 'PENDING'] },
  submitPlanChanges: { from: ['ACTIVE'] },
  updateSubChannel: { from: running },
  createPrecancel: { from: ['ACTIVE', 'PENDING'], to: 'PRECANCEL' },
  cancel: { from: running, to: 'CANCELLED' },
} satisfies TransitionsOf<ClassicMembershipStatus, typeof calls>)
