import type * as classicMemberships from '../../commerce/classic-memberships.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ClassicMembership: {
    one: 'Legacy membership',
    many: 'Legacy memberships',
    about: 'A member’s plan and billing in the legacy system',
  },
  MembershipBankRecord: {
    one: 'Bank record',
    many: 'Bank records',
    about: 'The bank account that pays for the membership',
  },
  MembershipCardRecord: { one: 'Card record', many: 'Card records', about: 'The card that pays for the membership' },
  MembershipCaughtUp: {
    one: 'Payment status',
    many: 'Payment statuses',
    about: 'Whether a membership’s payments are up to date',
  },
  MembershipExistence: { one: 'Membership check', many: 'Membership checks', about: 'Whether a membership exists' },
  MembershipGroupMember: {
    one: 'Group member',
    many: 'Group members',
    about: 'A member who pays through an employer group',
  },
  MembershipPlanChangeStatus: { one: 'Plan change', many: 'Plan changes', about: 'How far a change of plan has come' },
  MembershipPrecancelStatus: {
    one: 'Pre-cancellation',
    many: 'Pre-cancellations',
    about: 'A cancellation that has not taken effect',
  },
  MemberComment: { one: 'Comment', many: 'Comments' },
  changes: { one: 'Plan change', many: 'Plan changes' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ClassicMembership,
  about: 'Memberships as the legacy system knows them',
} as const satisfies Name

export const fields = {
  friendlyIdType: 'Kind of number',
  lastDebitedOn: 'Last debited on',
  lastChargedOn: 'Last charged on',
  isCaughtUp: 'Payments up to date',
  amountDue: 'Amount due',
  groupName: 'Group name',
  fromPlanName: 'Current plan',
  toPlanName: 'New plan',
  fromPlanId: 'Current plan',
  createdOn: 'Created on',
} as const satisfies FieldWords

export const hints = {
  subChannel: 'How the membership was sold',
} as const satisfies FieldWords

export const actions = {
  addMemberComment: 'Add comment',
  addMembershipFutureCancel: 'Schedule cancellation',
  cancelMembership: 'Cancel membership',
  checkMembershipCaughtUp: 'Check whether payments are up to date',
  checkMembershipExists: 'Check whether the membership exists',
  createMembershipPrecancel: 'Pre-cancel membership',
  findClassicApplications: 'Find legacy applications',
  getClassicMembership: 'View legacy membership',
  getMembershipBankPaymentRecord: 'View bank record',
  getMembershipBillingDetails: 'View legacy billing',
  getMembershipCardPaymentRecord: 'View card record',
  getMembershipGroupMember: 'View group member',
  getMembershipPendingGroupMember: 'View pending group member',
  getMembershipPlanChangeStatus: 'View plan change',
  getRawClassicRecord: 'View raw record',
  listGroupCoverageCodes: 'View coverage codes',
  listMembershipPrecancelStatuses: 'View pre-cancellations',
  reassignMembership: 'Reassign membership',
  removeMembershipFutureCancel: 'Withdraw scheduled cancellation',
  setMembershipBillingHold: 'Change billing hold',
  submitMembershipPlanChanges: 'Submit plan change',
  updateMembershipSubChannel: 'Change sub-channel',
} as const satisfies ActionWords<typeof classicMemberships>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addMemberComment: 'Comment added',
  addMembershipFutureCancel: 'Cancellation scheduled',
  cancelMembership: 'Membership canceled',
  createMembershipPrecancel: 'Membership pre-canceled',
  reassignMembership: 'Membership reassigned',
  removeMembershipFutureCancel: 'Scheduled cancellation withdrawn',
  setMembershipBillingHold: 'Billing hold changed',
  submitMembershipPlanChanges: 'Plan change submitted',
  updateMembershipSubChannel: 'Sub-channel changed',
} as const satisfies ActionWords<typeof classicMemberships>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  REASSIGNED: done.reassignMembership,
  CANCELLED: done.cancelMembership,
  PRECANCEL_CREATED: done.createMembershipPrecancel,
  FUTURE_CANCEL_ADDED: done.addMembershipFutureCancel,
  FUTURE_CANCEL_REMOVED: done.removeMembershipFutureCancel,
  PLAN_CHANGE_SUBMITTED: done.submitMembershipPlanChanges,
  PLAN_CHANGE_STATUS_CHANGED: 'Status of the plan change updated',
  PLAN_CHANGED: 'Plan changed',
  COMMENT_ADDED: done.addMemberComment,
  BILLING_HOLD_SET: 'Billing put on hold',
  BILLING_HOLD_REMOVED: 'Billing hold removed',
  SUB_CHANNEL_UPDATED: done.updateMembershipSubChannel,
} as const satisfies JournalWords
