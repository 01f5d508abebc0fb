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

/** That an identity belongs to a cohort, from `startsOn` to `endsOn`. `version` goes back as `If-Match`. */
export interface Cohort extends Out<typeof cohortFields> {}
export const Cohort: Schema<Cohort> = cohortFields
