import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ProvisionStatus } from './provisioning.enums.ts'
import type * as calls from './provisioning.ts'

const open: readonly ProvisionStatus[] = [
  'CREATED',
  'STARTED',
  'IN_PROGRESS',
  'IDENTITIES_ADDED',
  'CLASSIC_MAPS_ADDED',
  'CLASSICMAPS_ADDED',
  'SUBSCRIPTION_AND_ENTITLEMENT_ADDED',
  'BUSINESS_ADDED',
  'PENDING_PLAN_CHANGE',
  'POTENTIAL_REINSTATEMENT',
  'REINSTATE_CHECKED',
  'PENDING_PROFILE_REVIEW',
  'UPDATED',
  'PROCESS',
  'FAILED',
]

/**
 * The specification shows no transitions (commerce, section 4). Default: a provision can change until it is completed,
 * and DELETED is final. Processing sets the other statuses.
 */
export const provisionTransitions = assumedTransitions({
  create: { to: ['CREATED', 'PENDING_PLAN_CHANGE'] },
  addIdentityId: { from: open },
  addClassicMap: { from: open },
  addSubscription: { from: open },
  updateStatus: { from: [...open, 'COMPLETED'], to: [...open, 'COMPLETED', 'DELETED'] },
  updateProvisionFields: { from: open, to: 'UPDATED' },
  reinstate: { from: ['POTENTIAL_REINSTATEMENT'], to: 'REINSTATE_CHECKED' },
  suspend: { from: ['POTENTIAL_REINSTATEMENT'] },
  submitAsNew: { from: ['POTENTIAL_REINSTATEMENT', 'FAILED'], to: 'PROCESS' },
  updateReinstatementStatus: { from: open },
  profileChecked: { from: ['PENDING_PROFILE_REVIEW'], to: 'REINSTATE_CHECKED' },
  profileMerged: { from: ['PENDING_PROFILE_REVIEW'], to: 'UPDATED' },
  updateIdentityMergeId: { from: open },
} satisfies TransitionsOf<ProvisionStatus, typeof calls>)
