import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Provision", value for value and in its order; of the statuses, section 4.
// Relation types and provision types are shared with entitlements: src/shared.

/**
 * The progress of a provision. Section 4 lists the path from CREATED to COMPLETED or FAILED first, then the "others";
 * it contains both CLASSICMAPS_ADDED and CLASSIC_MAPS_ADDED.
 */
export const ProvisionStatus = oneOf(
  'CREATED',
  'STARTED',
  'IN_PROGRESS',
  'IDENTITIES_ADDED',
  'CLASSIC_MAPS_ADDED',
  'SUBSCRIPTION_AND_ENTITLEMENT_ADDED',
  'BUSINESS_ADDED',
  'COMPLETED',
  'FAILED',
  'PENDING_PLAN_CHANGE',
  'POTENTIAL_REINSTATEMENT',
  'REINSTATE_CHECKED',
  'PENDING_PROFILE_REVIEW',
  'UPDATED',
  'PROCESS',
  'DELETED',
  'CLASSICMAPS_ADDED',
)
export type ProvisionStatus = Out<typeof ProvisionStatus>

/** "Vendors" in the specification: the vendor of the membership. */
export const ProvisionVendor = oneOf('ATLAS', 'ISERIES')
export type ProvisionVendor = Out<typeof ProvisionVendor>

export const ProvisionReinstatementStatus = oneOf('PENDING', 'REINSTATED', 'IGNORED', 'SUSPENDED')
export type ProvisionReinstatementStatus = Out<typeof ProvisionReinstatementStatus>

/** The actions of the provision journal. */
export const ProvisionAction = oneOf(
  'CREATE',
  'ADD_CLASSICMAP',
  'ADD_ENTITLEMENT',
  'ADD_IDENTITY',
  'ADD_SUBSCRIPTION',
  'ADD_BUSINESS',
  'PROFILE_MERGE',
  'CHECK_REINSTATE',
  'UPDATE_STATUS',
  'PLAN_CHANGE_SUBMITTED',
  'REINSTATE',
  'SUSPEND',
  'SUBMIT_AS_NEW',
  'UPDATE_REINSTATEMENT_STATUS',
  'UPDATE_IDENTITY_MERGE_ID',
)
export type ProvisionAction = Out<typeof ProvisionAction>
