import { LocalDate } from '../shared/dates.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'
import { CohortType } from './cohorts.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const cohortChangeFields = assumed({
  type: CohortType,
  note: maybe(text),
  startsOn: maybe(LocalDate),
  endsOn: maybe(LocalDate),
})

/** The cohort to join, or the changed membership. */
export interface CohortChange extends Out<typeof cohortChangeFields> {}
export const CohortChange: Schema<CohortChange> = cohortChangeFields
