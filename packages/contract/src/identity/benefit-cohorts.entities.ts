import { Instant } from '../shared/dates.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

const cohortBenefitFields = assumed({ benefitId: text, name: text, addedAt: Instant })

/** A benefit of a cohort. */
export interface CohortBenefit extends Out<typeof cohortBenefitFields> {}
export const CohortBenefit: Schema<CohortBenefit> = cohortBenefitFields

const benefitCohortFields = assumed({
  id: text,
  identityId: text,
  name: text,
  description: maybe(text),
  benefits: list(CohortBenefit),
  createdAt: Instant,
  version: text,
})

/** Benefits of an identity besides those of its plans. `version` is the value for `If-Match`. */
export interface BenefitCohort extends Out<typeof benefitCohortFields> {}
export const BenefitCohort: Schema<BenefitCohort> = benefitCohortFields
