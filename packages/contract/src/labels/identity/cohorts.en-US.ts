import type * as cohorts from '../../identity/cohorts.ts'
import type { Labels } from '../labels.ts'

export const CohortType = {
  ASSOCIATE_LICENSES: 'Associate licenses',
  SHIELD_AT_WORK_BETA: 'Shield at Work (beta)',
} as const satisfies Labels<cohorts.CohortType>

export const CohortAction = {
  CREATED: 'Added to cohort',
  UPDATED: 'Cohort updated',
  DELETED: 'Removed from cohort',
  OWNER_CHANGED: 'Owner changed',
} as const satisfies Labels<cohorts.CohortAction>
