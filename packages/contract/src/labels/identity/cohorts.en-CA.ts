import type * as cohorts from '../../identity/cohorts.ts'
import type { Labels } from '../labels.ts'

export { CohortAction } from './cohorts.en-US.ts'

export const CohortType = {
  ASSOCIATE_LICENSES: 'Associate licences',
  SHIELD_AT_WORK_BETA: 'Shield at Work (beta)',
} as const satisfies Labels<cohorts.CohortType>
