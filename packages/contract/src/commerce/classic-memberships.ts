import { at, get, post } from '../operation.ts'
import {
  ClassicApplication,
  ClassicBillingDetails,
  ClassicBillingHold,
  ClassicCoverageCode,
  ClassicReassignment,
} from '../shared/classic.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, record, text } from '../wire.ts'
import {
  ClassicFriendlyIdQuery,
  MembershipCancellation,
  MembershipFutureCancel,
  MembershipPlanChanges,
  MembershipSubChannel,
  NewMemberComment,
} from './classic-memberships.bodies.ts'
import { ClassicMembership, MemberComment } from './classic-memberships.entities.ts'
import { ClassicCancelReason, ClassicPlanChangeStatus } from './classic-memberships.enums.ts'
import {
  MembershipBankRecord,
  MembershipCardRecord,
  MembershipCaughtUp,
  MembershipExistence,
  MembershipGroupMember,
  MembershipPlanChangeStatus,
  MembershipPrecancelStatus,
} from './classic-memberships.records.ts'

// Source: commerce, section 7, "Classic membership administration (under /v1/classic/...)": applications, billing
// details and memberships. The specification doesn't say whether the whole section has one host, so each part is a
// service here; hosts can map several to one address. The operations have no address there: assumed to be below the
// entity they concern, for staff.

const written = { access: 'internal', assumes: ['access'] } as const
const classic = at('classic-memberships', '/v1/classic', written)
const staff = { access: 'internal', assumes: ['path', 'access'] } as const
const memberships = at('classic-memberships', '/v1/classic/memberships', staff)
const membership = at('classic-memberships', '/v1/classic/memberships/{membershipId}', staff)

export const findClassicApplications = get(classic, 'applications/friendly-id', {
  query: ClassicFriendlyIdQuery,
  returns: list(ClassicApplication),
})
/** Returns a record in the legacy system's format. The specification lists no record types. */
export const getRawClassicRecord = get(classic, 'raw/{type}/{id}', { returns: record })

export const getMembershipBillingDetails = get(membership, 'billingDetails', { returns: ClassicBillingDetails })
export const setMembershipBillingHold = post(membership, 'billingDetails/setBillingHold', {
  body: ClassicBillingHold,
  returns: ClassicBillingDetails,
})

export const getClassicMembership = get(membership, '', { returns: ClassicMembership })
export const addMembershipFutureCancel = post(membership, 'addFutureCancel', {
  body: MembershipFutureCancel,
  returns: ClassicMembership,
})
export const removeMembershipFutureCancel = post(membership, 'removeFutureCancel', { returns: ClassicMembership })
export const submitMembershipPlanChanges = post(membership, 'submitPlanChanges', {
  body: MembershipPlanChanges,
  returns: MembershipPlanChangeStatus,
})
export const updateMembershipSubChannel = post(membership, 'updateSubChannel', {
  body: MembershipSubChannel,
  returns: ClassicMembership,
})
export const createMembershipPrecancel = post(membership, 'createPrecancel', {
  body: MembershipCancellation,
  returns: ClassicMembership,
})
export const cancelMembership = post(membership, 'cancel', { body: MembershipCancellation, returns: ClassicMembership })
export const reassignMembership = post(membership, 'reassign', {
  body: ClassicReassignment,
  returns: ClassicMembership,
})
export const addMemberComment = post(membership, 'addMemberComment', {
  body: NewMemberComment,
  returns: ClassicMembership,
})

export const getMembershipPlanChangeStatus = get(membership, 'planChangeStatus', {
  returns: MembershipPlanChangeStatus,
})
export const getMembershipPendingGroupMember = get(membership, 'pendingGroupMember', { returns: MembershipGroupMember })
export const listMembershipPrecancelStatuses = get(membership, 'precancelStatuses', {
  returns: list(MembershipPrecancelStatus),
})
export const getMembershipCardPaymentRecord = get(membership, 'cardPaymentRecord', { returns: MembershipCardRecord })
export const getMembershipBankPaymentRecord = get(membership, 'bankPaymentRecord', { returns: MembershipBankRecord })
export const getMembershipGroupMember = get(membership, 'groupMember', { returns: MembershipGroupMember })
export const checkMembershipExists = get(memberships, 'exists', {
  query: ClassicFriendlyIdQuery,
  returns: MembershipExistence,
})
export const checkMembershipCaughtUp = get(membership, 'caughtUp', { returns: MembershipCaughtUp })
export const listGroupCoverageCodes = get(memberships, 'groups/{groupId}/coverageCodes', {
  returns: list(ClassicCoverageCode),
})

export const classicMembershipJournal = journal('classic-memberships', '/v1/classic/memberships', text, staff)
export const classicMembershipMaxClock = maxClock('classic-memberships', '/v1/classic/memberships')

export {
  ClassicCancelReason,
  ClassicFriendlyIdQuery,
  ClassicMembership,
  ClassicPlanChangeStatus,
  MemberComment,
  MembershipBankRecord,
  MembershipCancellation,
  MembershipCardRecord,
  MembershipCaughtUp,
  MembershipExistence,
  MembershipFutureCancel,
  MembershipGroupMember,
  MembershipPlanChanges,
  MembershipPlanChangeStatus,
  MembershipPrecancelStatus,
  MembershipSubChannel,
  NewMemberComment,
}
export { classicMembershipTransitions } from './classic-memberships.transitions.ts'
