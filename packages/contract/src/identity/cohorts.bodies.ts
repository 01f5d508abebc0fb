import { LocalDate } from '../shared/dates.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'
import { CohortType } from './cohorts.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const cohortChangeFields = assumed({
  type: CohortType,
  note: maybe(text),
  startsOn: maybe(LocalDate),
  endsOn: maybe(LocalDate),
})

/** The cohort to join, or what a membership is from now on. */
export interface CohortChange extends Out<typeof cohortChangeFields> {}
export const CohortChange: Schema<CohortChange> = cohortChangeFields
