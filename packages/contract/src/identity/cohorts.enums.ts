import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Cohort", value for value and in its order.

/** What a cohort lets its identity do. */
export const CohortType = oneOf('ASSOCIATE_LICENSES', 'SHIELD_AT_WORK_BETA')
export type CohortType = Out<typeof CohortType>

/** What the cohort journal records. */
export const CohortAction = oneOf('CREATED', 'UPDATED', 'DELETED', 'OWNER_CHANGED')
export type CohortAction = Out<typeof CohortAction>
