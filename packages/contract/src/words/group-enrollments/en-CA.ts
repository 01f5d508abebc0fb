import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export const entities = {
  ...us.entities,
  GroupEnrollment: { one: 'Enrolment', many: 'Enrolments', about: 'An employee’s choice of plans' },
  GroupEnrollmentDependent: { one: 'Dependant', many: 'Dependants' },
} as const satisfies SameWords<typeof us.entities>

export const name = {
  ...entities.GroupEnrollment,
  about: 'What employees chose, or declined, through their employer',
} as const satisfies SameWords<typeof us.name>

export const fields = {
  ...us.fields,
  enrollmentId: 'Enrolment',
  dependents: 'Dependants',
  enrollBy: 'Enrolment deadline',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  ...us.actions,
  changeGroupEnrollmentDependents: 'Change dependants',
  createGroupEnrollment: 'Start enrolment',
  getGroupEnrollment: 'View enrolment',
  listGroupEnrollments: 'View enrolments',
  submitGroupEnrollment: 'Submit enrolment',
  updateGroupEnrollment: 'Edit enrolment',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  changeGroupEnrollmentDependents: 'Dependants changed',
  createGroupEnrollment: 'Enrolment started',
  submitGroupEnrollment: 'Enrolment submitted',
  updateGroupEnrollment: 'Enrolment updated',
} as const satisfies SameWords<typeof us.done>

export { GroupEnrollmentAction as journal } from '../../labels/partners/group-enrollments.en-CA.ts'
