import type { ProvisionReinstatementStatus, ProvisionStatus } from '../../commerce/provisioning.ts'
import type { Tones } from '../labels.ts'

export const provisionStatusTones = {
  CREATED: 'neutral',
  STARTED: 'info',
  IN_PROGRESS: 'info',
  IDENTITIES_ADDED: 'info',
  CLASSIC_MAPS_ADDED: 'info',
  SUBSCRIPTION_AND_ENTITLEMENT_ADDED: 'info',
  BUSINESS_ADDED: 'info',
  COMPLETED: 'positive',
  FAILED: 'critical',
  PENDING_PLAN_CHANGE: 'caution',
  POTENTIAL_REINSTATEMENT: 'caution',
  REINSTATE_CHECKED: 'info',
  PENDING_PROFILE_REVIEW: 'caution',
  UPDATED: 'info',
  PROCESS: 'info',
  DELETED: 'neutral',
  CLASSICMAPS_ADDED: 'info',
} as const satisfies Tones<ProvisionStatus>

export const provisionReinstatementStatusTones = {
  PENDING: 'neutral',
  REINSTATED: 'positive',
  IGNORED: 'neutral',
  SUSPENDED: 'caution',
} as const satisfies Tones<ProvisionReinstatementStatus>
