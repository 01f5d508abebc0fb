import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list } from '../wire.ts'
import {
  GroupEnrollmentChanges,
  GroupEnrollmentDependentsChange,
  GroupEnrollmentOffersChange,
  GroupEnrollmentSubmission,
  NewGroupEnrollment,
} from './group-enrollments.bodies.ts'
import {
  GroupEnrollment,
  GroupEnrollmentAssociateInfo,
  GroupEnrollmentBusinessInfo,
  GroupEnrollmentIdentity,
} from './group-enrollments.entities.ts'
import { GroupEnrollmentAction } from './group-enrollments.enums.ts'

// Source: partners and service delivery, section 7, "Group enrollments (under /v1/identities/{identityId}/
// groupEnrollments)". Bodies are not mentioned; operations that change a named field are assumed to have one. Members
// enroll themselves, group administrators and associates enroll others, so every realm has access.

const enrollments = at('group-enrollments', '/v1/identities/{identityId}/groupEnrollments')
const enrollment = at('group-enrollments', '/v1/identities/{identityId}/groupEnrollments/{enrollmentId}')

export const listGroupEnrollments = get(enrollments, '', { returns: list(GroupEnrollment) })
export const createGroupEnrollment = post(enrollments, '', { body: NewGroupEnrollment, returns: GroupEnrollment })
export const getGroupEnrollment = get(enrollment, '', { returns: GroupEnrollment })
export const updateGroupEnrollment = post(enrollment, '', { body: GroupEnrollmentChanges, returns: GroupEnrollment })

export const changeGroupEnrollmentOffers = post(enrollment, 'changeOffers', {
  body: GroupEnrollmentOffersChange,
  returns: GroupEnrollment,
})
export const changeGroupEnrollmentDependents = post(enrollment, 'changeDependents', {
  body: GroupEnrollmentDependentsChange,
  returns: GroupEnrollment,
})
export const changeGroupEnrollmentAssociateInfo = post(enrollment, 'changeAssociateInfo', {
  body: GroupEnrollmentAssociateInfo,
  returns: GroupEnrollment,
})
export const changeGroupEnrollmentIdentity = post(enrollment, 'changeIdentity', {
  body: GroupEnrollmentIdentity,
  returns: GroupEnrollment,
})
/** Submits an enrollment. The body, with a signature, is optional. */
export const submitGroupEnrollment = post(enrollment, 'submit', {
  body: GroupEnrollmentSubmission,
  returns: GroupEnrollment,
})
export const changeGroupEnrollmentBusinessInfo = post(enrollment, 'offers/{offerId}/changeBusinessInfo', {
  body: GroupEnrollmentBusinessInfo,
  returns: GroupEnrollment,
})

/** The section lists no journal or clock; both addresses are assumed. */
export const groupEnrollmentJournal = journal('group-enrollments', '/v1/groupEnrollments', GroupEnrollmentAction, {
  assumes: ['path', 'access'],
})
export const groupEnrollmentMaxClock = maxClock('group-enrollments', '/v1/groupEnrollments')

export {
  GroupEnrollmentChanges,
  GroupEnrollmentChoice,
  GroupEnrollmentDependentsChange,
  GroupEnrollmentOffersChange,
  GroupEnrollmentSubmission,
  NewGroupEnrollment,
} from './group-enrollments.bodies.ts'
export {
  GroupEnrollment,
  GroupEnrollmentAssociateInfo,
  GroupEnrollmentBusinessInfo,
  GroupEnrollmentDependent,
  GroupEnrollmentIdentity,
  GroupEnrollmentOffer,
  GroupEnrollmentSignature,
} from './group-enrollments.entities.ts'
export {
  GroupEnrollmentAction,
  GroupEnrollmentBillingProvider,
  GroupEnrollmentDependentType,
  GroupEnrollmentSource,
  GroupEnrollmentStatus,
  groupEnrollmentStatuses,
  GroupEnrollmentTitle,
} from './group-enrollments.enums.ts'
export { enrollmentTransitions } from './group-enrollments.transitions.ts'
