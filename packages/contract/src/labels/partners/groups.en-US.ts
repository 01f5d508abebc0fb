import type * as groups from '../../partners/groups.ts'
import type { Labels } from '../labels.ts'

export const GroupStatus = {
  PENDING: 'Pending',
  ACTIVE: 'Active',
  CANCELLED: 'Canceled',
} as const satisfies Labels<groups.GroupStatus>

export const GroupCancelReason = {
  NONE: 'None',
  LACK_OF_PARTICIPATION: 'Too few people take part',
  COMBINED_WITH_OTHER_GROUPS: 'Combined with other groups',
  GROUP_DELINQUENT_STATUS: 'Payments overdue',
  FINANCIAL_REASON_OR_BANKRUPTCY: 'Financial reasons or bankruptcy',
  WRITTEN_REQUEST_FROM_GROUP: 'Written request from the group',
  NO_ACTIVE_MEMBERS: 'No active members',
  COMPANY_SOLD_OR_CLOSED: 'Company sold or closed',
  TRANSFERRED: 'Transferred',
  COMPANY_OPTION: 'The company’s choice',
  FRINGE_CONTRACT: 'Employer-paid contract',
  UNKNOWN: 'Unknown',
} as const satisfies Labels<groups.GroupCancelReason>

export const GroupPayType = {
  NONE: 'None',
  SELF_PAY: 'Members pay',
  PAYROLL: 'Payroll deduction',
  FRINGE: 'Employer pays',
  PARTIAL_FRINGE: 'Employer pays part',
} as const satisfies Labels<groups.GroupPayType>

export const GroupAssociateRole = {
  NONE: 'None',
  CURRENT_SERVICING: 'Currently servicing',
  AUTHORIZED: 'Authorized',
  DESIGNATED: 'Designated',
  ORIGINAL_SERVICING: 'Originally servicing',
  NATIONAL_SALES_DIRECTOR: 'National sales director',
  FINDERS_FEE: 'Finder’s fee',
  PRODUCER: 'Producer',
  FIELD_TRAINER: 'Field trainer',
  ONLINE: 'Online',
  WRITING_AGENT: 'Writing agent',
} as const satisfies Labels<groups.GroupAssociateRole>

export const AuthorizedIdentityType = {
  GROUP_ADMINISTRATOR: 'Group administrator',
  CUSTOMER_SERVICE_REPRESENTATIVE: 'Customer service representative',
  AUTHORIZED_USER: 'Authorized user',
  FILE_ADMINISTRATOR: 'File administrator',
} as const satisfies Labels<groups.AuthorizedIdentityType>

export const GroupCommissionModel = {
  NONE: 'None',
  ALTERNATE: 'Alternate',
  OVER_200: 'Over 200',
  STANDARD: 'Standard',
} as const satisfies Labels<groups.GroupCommissionModel>

export const GroupPayout = {
  NONE: 'None',
  AS_EARNED: 'As earned',
  PAYMENT_EARNINGS: 'Payment earnings',
  ADVANCE: 'Advance',
} as const satisfies Labels<groups.GroupPayout>

export const GroupCommissionStrategy = {
  HIGH_LOW: 'High–low',
  LEVEL: 'Level',
  NONE: 'None',
} as const satisfies Labels<groups.GroupCommissionStrategy>

export const GroupContactInfoType = {
  PRIMARY: 'Main contact',
  COMPANY: 'Company',
} as const satisfies Labels<groups.GroupContactInfoType>

export const GroupAddressType = {
  MAILING: 'Mailing address',
  BILLING: 'Billing address',
} as const satisfies Labels<groups.GroupAddressType>

export const GroupEnrollmentMethod = {
  NONE: 'None',
  FILE: 'File',
  CHECKOUT: 'Online checkout',
  PAPER: 'Paper',
} as const satisfies Labels<groups.GroupEnrollmentMethod>

export const GroupMarketingSiteType = {
  NONE: 'None',
  CHECKOUT: 'Checkout site',
  WEB: 'Website',
} as const satisfies Labels<groups.GroupMarketingSiteType>

export const GroupEnrollmentFrequency = {
  NONE: 'None',
  EVERGREEN: 'Any time',
  OPEN_ENROLLMENT: 'Open enrollment',
  OPEN_ENROLLMENT_WITH_NEW_HIRES: 'Open enrollment and new hires',
  SCHEDULED: 'Scheduled',
  OPEN: 'Open',
  CURRENT_PARTICIPANTS_ONLY: 'Current participants only',
} as const satisfies Labels<groups.GroupEnrollmentFrequency>

export const RestrictedPeriodType = {
  OPEN: 'Open',
  SCHEDULED: 'Scheduled',
  NONE: 'None',
  EVERGREEN: 'Any time',
  OPEN_ENROLLMENT: 'Open enrollment',
} as const satisfies Labels<groups.RestrictedPeriodType>

export const RestrictedEffectiveDateSource = {
  FILE_TRANSFER: 'File transfer',
  LS_AT_WORK: 'LS at Work',
  PAPER: 'Paper',
  WEB: 'Web',
  ALL: 'All',
} as const satisfies Labels<groups.RestrictedEffectiveDateSource>

export const RestrictedEffectiveDateStatus = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
} as const satisfies Labels<groups.RestrictedEffectiveDateStatus>

export const GroupEffectiveMonth = {
  CURRENT_MONTH: 'Same month',
  CURRENT_PLUS_ONE_MONTH: 'Next month',
  CURRENT_PLUS_TWO_MONTH: 'Two months later',
  CURRENT_PLUS_THREE_MONTH: 'Three months later',
} as const satisfies Labels<groups.GroupEffectiveMonth>

export const GroupBillingDelivery = {
  MAIL_NO_REVIEW: 'By mail, without review',
  ONLINE: 'Online',
  MAIL_TEMP_REVIEW: 'By mail, reviewed for now',
  MAIL_PERMANENT_REVIEW: 'By mail, always reviewed',
} as const satisfies Labels<groups.GroupBillingDelivery>
