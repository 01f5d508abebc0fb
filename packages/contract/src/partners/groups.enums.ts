import { assumedOneOf, oneOf, type Out } from '../wire.ts'

// Source of every list but the first: partners and service delivery, section 3, "Group", value for value and in its
// order.

/** The status of a group, derived from its operations: section 4, "pending, activate, cancel with a reason". */
export const GroupStatus = assumedOneOf('PENDING', 'ACTIVE', 'CANCELLED')
export type GroupStatus = Out<typeof GroupStatus>

export const GroupCancelReason = oneOf(
  'NONE',
  'LACK_OF_PARTICIPATION',
  'COMBINED_WITH_OTHER_GROUPS',
  'GROUP_DELINQUENT_STATUS',
  'FINANCIAL_REASON_OR_BANKRUPTCY',
  'WRITTEN_REQUEST_FROM_GROUP',
  'NO_ACTIVE_MEMBERS',
  'COMPANY_SOLD_OR_CLOSED',
  'TRANSFERRED',
  'COMPANY_OPTION',
  'FRINGE_CONTRACT',
  'UNKNOWN',
)
export type GroupCancelReason = Out<typeof GroupCancelReason>

/** The payer: the members themselves, payroll deduction, or the employer (FRINGE). */
export const GroupPayType = oneOf('NONE', 'SELF_PAY', 'PAYROLL', 'FRINGE', 'PARTIAL_FRINGE')
export type GroupPayType = Out<typeof GroupPayType>

export const GroupAssociateRole = oneOf(
  'NONE',
  'CURRENT_SERVICING',
  'AUTHORIZED',
  'DESIGNATED',
  'ORIGINAL_SERVICING',
  'NATIONAL_SALES_DIRECTOR',
  'FINDERS_FEE',
  'PRODUCER',
  'FIELD_TRAINER',
  'ONLINE',
  'WRITING_AGENT',
)
export type GroupAssociateRole = Out<typeof GroupAssociateRole>

export const AuthorizedIdentityType = oneOf(
  'GROUP_ADMINISTRATOR',
  'CUSTOMER_SERVICE_REPRESENTATIVE',
  'AUTHORIZED_USER',
  'FILE_ADMINISTRATOR',
)
export type AuthorizedIdentityType = Out<typeof AuthorizedIdentityType>

export const GroupCommissionModel = oneOf('NONE', 'ALTERNATE', 'OVER_200', 'STANDARD')
export type GroupCommissionModel = Out<typeof GroupCommissionModel>

export const GroupPayout = oneOf('NONE', 'AS_EARNED', 'PAYMENT_EARNINGS', 'ADVANCE')
export type GroupPayout = Out<typeof GroupPayout>

export const GroupCommissionStrategy = oneOf('HIGH_LOW', 'LEVEL', 'NONE')
export type GroupCommissionStrategy = Out<typeof GroupCommissionStrategy>

export const GroupContactInfoType = oneOf('PRIMARY', 'COMPANY')
export type GroupContactInfoType = Out<typeof GroupContactInfoType>

export const GroupAddressType = oneOf('MAILING', 'BILLING')
export type GroupAddressType = Out<typeof GroupAddressType>

/** "Default enrollment method" in the specification. */
export const GroupEnrollmentMethod = oneOf('NONE', 'FILE', 'CHECKOUT', 'PAPER')
export type GroupEnrollmentMethod = Out<typeof GroupEnrollmentMethod>

/** "Enrollment marketing site type" in the specification. */
export const GroupMarketingSiteType = oneOf('NONE', 'CHECKOUT', 'WEB')
export type GroupMarketingSiteType = Out<typeof GroupMarketingSiteType>

/** The frequency of enrollment periods. */
export const GroupEnrollmentFrequency = oneOf(
  'NONE',
  'EVERGREEN',
  'OPEN_ENROLLMENT',
  'OPEN_ENROLLMENT_WITH_NEW_HIRES',
  'SCHEDULED',
  'OPEN',
  'CURRENT_PARTICIPANTS_ONLY',
)
export type GroupEnrollmentFrequency = Out<typeof GroupEnrollmentFrequency>

export const RestrictedPeriodType = oneOf('OPEN', 'SCHEDULED', 'NONE', 'EVERGREEN', 'OPEN_ENROLLMENT')
export type RestrictedPeriodType = Out<typeof RestrictedPeriodType>

/** "Restricted effective date enrollment source" in the specification: the enrollments that a date applies to. */
export const RestrictedEffectiveDateSource = oneOf('FILE_TRANSFER', 'LS_AT_WORK', 'PAPER', 'WEB', 'ALL')
export type RestrictedEffectiveDateSource = Out<typeof RestrictedEffectiveDateSource>

export const RestrictedEffectiveDateStatus = oneOf('ACTIVE', 'INACTIVE')
export type RestrictedEffectiveDateStatus = Out<typeof RestrictedEffectiveDateStatus>

/** The month of the effective date, counted from enrollment. */
export const GroupEffectiveMonth = oneOf(
  'CURRENT_MONTH',
  'CURRENT_PLUS_ONE_MONTH',
  'CURRENT_PLUS_TWO_MONTH',
  'CURRENT_PLUS_THREE_MONTH',
)
export type GroupEffectiveMonth = Out<typeof GroupEffectiveMonth>

/** The delivery of a group's bill, and its prior review. */
export const GroupBillingDelivery = oneOf('MAIL_NO_REVIEW', 'ONLINE', 'MAIL_TEMP_REVIEW', 'MAIL_PERMANENT_REVIEW')
export type GroupBillingDelivery = Out<typeof GroupBillingDelivery>
