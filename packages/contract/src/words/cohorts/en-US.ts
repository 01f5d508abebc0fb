import type * as cohorts from '../../identity/cohorts.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Cohort: { one: 'Cohort', many: 'Cohorts', about: 'A person’s access to a feature for some' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Cohort,
  about: 'Who may use a feature that not everyone has',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies FieldWords

export const actions = {
  changeCohortOwner: 'Change owner',
  createCohort: 'Add to cohort',
  deleteCohort: 'Remove from cohort',
  listCohorts: 'View cohorts',
  updateCohort: 'Edit cohort',
} as const satisfies ActionWords<typeof cohorts>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeCohortOwner: 'Owner changed',
  createCohort: 'Added to cohort',
  deleteCohort: 'Removed from cohort',
  updateCohort: 'Cohort updated',
} as const satisfies ActionWords<typeof cohorts>

export { CohortAction as journal } from '../../labels/identity/cohorts.en-US.ts'
