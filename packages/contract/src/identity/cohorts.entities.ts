import { Instant, LocalDate } from '../shared/dates.ts'
import { entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { CohortType } from './cohorts.enums.ts'

const cohortFields = entity({
  stated: { type: CohortType },
  assumed: {
    id: text,
    identityId: text,
    note: maybe(text),
    startsOn: maybe(LocalDate),
    endsOn: maybe(LocalDate),
    createdAt: Instant,
    version: text,
  },
})

/** The membership of an identity in a cohort, from `startsOn` to `endsOn`. `version` is the value for `If-Match`. */
export interface Cohort extends Out<typeof cohortFields> {}
export const Cohort: Schema<Cohort> = cohortFields
