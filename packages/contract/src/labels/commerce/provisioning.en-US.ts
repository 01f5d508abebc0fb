import type * as provisioning from '../../commerce/provisioning.ts'
import type { Labels } from '../labels.ts'

export const ProvisionStatus = {
  CREATED: 'Created',
  STARTED: 'Started',
  IN_PROGRESS: 'In progress',
  IDENTITIES_ADDED: 'People added',
  CLASSIC_MAPS_ADDED: 'Legacy links added',
  SUBSCRIPTION_AND_ENTITLEMENT_ADDED: 'Subscription and coverage added',
  BUSINESS_ADDED: 'Business added',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  PENDING_PLAN_CHANGE: 'Waiting for a plan change',
  POTENTIAL_REINSTATEMENT: 'Possible reinstatement',
  REINSTATE_CHECKED: 'Reinstatement checked',
  PENDING_PROFILE_REVIEW: 'Waiting for a profile review',
  UPDATED: 'Updated',
  PROCESS: 'Ready to process',
  DELETED: 'Deleted',
  CLASSICMAPS_ADDED: 'Legacy links added',
} as const satisfies Labels<provisioning.ProvisionStatus>

export const ProvisionVendor = {
  ATLAS: 'Atlas',
  ISERIES: 'iSeries',
} as const satisfies Labels<provisioning.ProvisionVendor>

export const ProvisionReinstatementStatus = {
  PENDING: 'Waiting for a decision',
  REINSTATED: 'Reinstated',
  IGNORED: 'Ignored',
  SUSPENDED: 'Suspended',
} as const satisfies Labels<provisioning.ProvisionReinstatementStatus>

export const ProvisionAction = {
  CREATE: 'Activation created',
  ADD_CLASSICMAP: 'Legacy link added',
  ADD_ENTITLEMENT: 'Coverage added',
  ADD_IDENTITY: 'Person added',
  ADD_SUBSCRIPTION: 'Subscription added',
  ADD_BUSINESS: 'Business added',
  PROFILE_MERGE: 'Profiles merged',
  CHECK_REINSTATE: 'Reinstatement checked',
  UPDATE_STATUS: 'Status changed',
  PLAN_CHANGE_SUBMITTED: 'Plan change submitted',
  REINSTATE: 'Membership reinstated',
  SUSPEND: 'Activation suspended',
  SUBMIT_AS_NEW: 'Submitted as new',
  UPDATE_REINSTATEMENT_STATUS: 'Reinstatement status changed',
  UPDATE_IDENTITY_MERGE_ID: 'Account merge changed',
} as const satisfies Labels<provisioning.ProvisionAction>
