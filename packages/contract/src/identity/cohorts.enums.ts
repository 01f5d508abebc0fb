import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Cohort", value for value and in its order.

/** The type of a cohort: what it enables for its members. */
export const CohortType = oneOf('ASSOCIATE_LICENSES', 'SHIELD_AT_WORK_BETA')
export type CohortType = Out<typeof CohortType>

/** The actions of the cohort journal. */
export const CohortAction = oneOf('CREATED', 'UPDATED', 'DELETED', 'OWNER_CHANGED')
export type CohortAction = Out<typeof CohortAction>
