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
// groupEnrollments)". Which of its calls carry a body is not said; those that change something named are read as doing so.
// Members enroll themselves, administrators of groups and associates enroll others: no realm is left out.

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
/** May be sent without a body; with one, the signature goes along. */
export const submitGroupEnrollment = post(enrollment, 'submit', {
  body: GroupEnrollmentSubmission,
  returns: GroupEnrollment,
})
export const changeGroupEnrollmentBusinessInfo = post(enrollment, 'offers/{offerId}/changeBusinessInfo', {
  body: GroupEnrollmentBusinessInfo,
  returns: GroupEnrollment,
})

/** Its address is our reading, as is that of its clock: the section lists neither. */
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
