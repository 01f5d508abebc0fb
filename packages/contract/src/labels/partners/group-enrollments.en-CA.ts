import type * as groupEnrollments from '../../partners/group-enrollments.ts'
import type { Labels } from '../labels.ts'
import * as american from './group-enrollments.en-US.ts'

export {
  GroupEnrollmentBillingProvider,
  GroupEnrollmentSource,
  GroupEnrollmentStatus,
} from './group-enrollments.en-US.ts'

export const GroupEnrollmentAction = {
  CREATED: 'Enrolment started',
  UPDATED: 'Enrolment updated',
  SUBMITTED: 'Enrolment submitted',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentAction>

export const GroupEnrollmentTitle = {
  ...american.GroupEnrollmentTitle,
  VP: 'Vice-president',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentTitle>

export const GroupEnrollmentDependentType = {
  ...american.GroupEnrollmentDependentType,
  Dependent: 'Dependant',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentDependentType>
