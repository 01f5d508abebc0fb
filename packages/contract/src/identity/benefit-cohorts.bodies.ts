import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newBenefitCohortFields = assumed({ name: text, description: maybe(text), benefitIds: list(text) })

/** A cohort to create, with its first benefits. */
export interface NewBenefitCohort extends Out<typeof newBenefitCohortFields> {}
export const NewBenefitCohort: Schema<NewBenefitCohort> = newBenefitCohortFields

const cohortBenefitIdsFields = assumed({ benefitIds: list(text) })

/** The benefits to add or to remove. */
export interface CohortBenefitIds extends Out<typeof cohortBenefitIdsFields> {}
export const CohortBenefitIds: Schema<CohortBenefitIds> = cohortBenefitIdsFields
