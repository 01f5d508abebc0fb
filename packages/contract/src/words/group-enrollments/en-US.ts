import type * as groupEnrollments from '../../partners/group-enrollments.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  GroupEnrollment: { one: 'Enrollment', many: 'Enrollments', about: 'An employee’s choice of plans' },
  GroupEnrollmentAssociateInfo: { one: 'Associate', many: 'Associates' },
  GroupEnrollmentBusinessInfo: { one: 'Business', many: 'Businesses' },
  GroupEnrollmentDependent: { one: 'Dependent', many: 'Dependents' },
  GroupEnrollmentIdentity: { one: 'Employee', many: 'Employees' },
  GroupEnrollmentOffer: { one: 'Offer', many: 'Offers' },
  GroupEnrollmentSignature: { one: 'Signature', many: 'Signatures' },
  GroupEnrollmentChoice: { one: 'Offer chosen', many: 'Offers chosen' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.GroupEnrollment,
  about: 'What employees chose, or declined, through their employer',
} as const satisfies Name

export const fields = {
  enrollmentId: 'Enrollment',
  dependents: 'Dependents',
  associateInfo: 'Associate',
  identity: 'Employee',
  enrollBy: 'Enrollment deadline',
  signature: 'Signature',
  businessInfo: 'Business',
  isDeclined: 'Declined',
  hiredOn: 'Hire date',
  textVersion: 'Version of the signed text',
  period: 'Pay period',
  'GroupEnrollmentOffer.price': 'Price per pay period',
} as const satisfies FieldWords

export const actions = {
  changeGroupEnrollmentAssociateInfo: 'Change associate',
  changeGroupEnrollmentBusinessInfo: 'Change business',
  changeGroupEnrollmentDependents: 'Change dependents',
  changeGroupEnrollmentIdentity: 'Change employee',
  changeGroupEnrollmentOffers: 'Change offers',
  createGroupEnrollment: 'Start enrollment',
  getGroupEnrollment: 'View enrollment',
  listGroupEnrollments: 'View enrollments',
  submitGroupEnrollment: 'Submit enrollment',
  updateGroupEnrollment: 'Edit enrollment',
} as const satisfies ActionWords<typeof groupEnrollments>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeGroupEnrollmentAssociateInfo: 'Associate changed',
  changeGroupEnrollmentBusinessInfo: 'Business changed',
  changeGroupEnrollmentDependents: 'Dependents changed',
  changeGroupEnrollmentIdentity: 'Employee changed',
  changeGroupEnrollmentOffers: 'Offers changed',
  createGroupEnrollment: 'Enrollment started',
  submitGroupEnrollment: 'Enrollment submitted',
  updateGroupEnrollment: 'Enrollment updated',
} as const satisfies ActionWords<typeof groupEnrollments>

export { GroupEnrollmentAction as journal } from '../../labels/partners/group-enrollments.en-US.ts'
