import type * as benefitCohorts from '../../identity/benefit-cohorts.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  BenefitCohort: { one: 'Benefit cohort', many: 'Benefit cohorts', about: 'A set of benefits for one person' },
  CohortBenefit: { one: 'Benefit', many: 'Benefits' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.BenefitCohort,
  about: 'Benefits given to a person on their own',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies FieldWords

export const actions = {
  addBenefitsToCohort: 'Add benefits',
  createBenefitCohort: 'Create benefit cohort',
  getBenefitCohort: 'View benefit cohort',
  getBenefitCohortHealth: 'View service health',
  listBenefitCohorts: 'View benefit cohorts',
  removeBenefitsFromCohort: 'Remove benefits',
} as const satisfies ActionWords<typeof benefitCohorts>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addBenefitsToCohort: 'Benefits added',
  createBenefitCohort: 'Benefit cohort created',
  removeBenefitsFromCohort: 'Benefits removed',
} as const satisfies ActionWords<typeof benefitCohorts>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBenefitCohort,
  UPDATED: 'Benefits changed',
} as const satisfies JournalWords
