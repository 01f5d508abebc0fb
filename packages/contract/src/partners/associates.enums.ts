import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Associate", value for value and in its order.

export const AssociateStatus = oneOf('ACTIVE', 'NEEDS_REVIEW', 'SUSPENDED', 'CANCELLED')
export type AssociateStatus = Out<typeof AssociateStatus>

export const CommissionPaymentFrequency = oneOf('DAILY', 'WEEKLY', 'MONTHLY')
export type CommissionPaymentFrequency = Out<typeof CommissionPaymentFrequency>

export const AssociatePaymentMethod = oneOf('CHECK', 'DIRECT_DEPOSIT')
export type AssociatePaymentMethod = Out<typeof AssociatePaymentMethod>

export const AssociateBalanceType = oneOf('CREDIT', 'DEBIT', 'RESERVE')
export type AssociateBalanceType = Out<typeof AssociateBalanceType>

export const CommissionPaymentStatus = oneOf(
  'NORMAL',
  'HELD_FOR_IRS',
  'HELD_BY_ASSOCIATE',
  'HELD_FOR_COMPLAINT',
  'HELD_FOR_DECEASED',
  'HELD',
)
export type CommissionPaymentStatus = Out<typeof CommissionPaymentStatus>

/** Whether an associate is placed automatically or by staff. */
export const AssociatePlacementStatus = oneOf('AUTOMATIC', 'MANUAL')
export type AssociatePlacementStatus = Out<typeof AssociatePlacementStatus>

export const AssociateAddressType = oneOf('MAILING')
export type AssociateAddressType = Out<typeof AssociateAddressType>

/** The actions of the associate journal. If the specification writes `…_CHANGE(D)`, both spellings occur. */
export const AssociateAction = oneOf(
  'CREATED',
  'COMPENSATION_PLAN_CHANGE',
  'COMPENSATION_PLAN_CHANGED',
  'EFFECTIVE_DATE_CHANGE',
  'EFFECTIVE_DATE_CHANGED',
  'STATUS_CHANGE',
  'STATUS_CHANGED',
  'LEVEL_CHANGE',
  'LEVEL_CHANGED',
  'UPLINE_CHANGE',
  'UPLINE_CHANGED',
  'SPONSOR_CHANGE',
  'SPONSOR_CHANGED',
  'B2B_GEM_CHANGE',
  'B2B_GEM_CHANGED',
  'LEDGER_CHANGE',
  'LEDGER_CHANGED',
  'COMMISSION_PAYMENT_STATUS_CHANGE',
  'COMMISSION_HOLD_STATUS_CHANGED',
  'SUBAGENT_ADDED',
  'SUBAGENT_REMOVED',
  'TAX_ID_ADDED',
  'TAX_ID_REMOVED',
  'COMMISSION_PREFERENCES_CHANGES',
  'ADDRESS_ADDED',
  'ADDRESS_UPDATED',
  'OWNER_CHANGED',
  'DELETED',
  'EXECUTIVE_DIRECTOR_CHANGED',
  'SENIOR_DIRECTOR_CHANGED',
  'ENTITLEMENT_CHANGED',
  'PLACEMENT_STATUS_CHANGED',
  'BROKER_QUALIFIED_CHANGED',
  'UPLINE_ASSOCIATE_CHANGED',
  'UPDATE_CONTENT_TEAM',
)
export type AssociateAction = Out<typeof AssociateAction>
