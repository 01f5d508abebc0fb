import type * as associates from '../../partners/associates.ts'
import type { Labels } from '../labels.ts'

export const AssociateStatus = {
  ACTIVE: 'Active',
  NEEDS_REVIEW: 'Needs review',
  SUSPENDED: 'Suspended',
  CANCELLED: 'Canceled',
} as const satisfies Labels<associates.AssociateStatus>

export const CommissionPaymentFrequency = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
} as const satisfies Labels<associates.CommissionPaymentFrequency>

export const AssociatePaymentMethod = {
  CHECK: 'Check',
  DIRECT_DEPOSIT: 'Direct deposit',
} as const satisfies Labels<associates.AssociatePaymentMethod>

export const AssociateBalanceType = {
  CREDIT: 'Credit',
  DEBIT: 'Debit',
  RESERVE: 'Reserve',
} as const satisfies Labels<associates.AssociateBalanceType>

export const CommissionPaymentStatus = {
  NORMAL: 'Paid as usual',
  HELD_FOR_IRS: 'Held for the IRS',
  HELD_BY_ASSOCIATE: 'Held by the associate',
  HELD_FOR_COMPLAINT: 'Held because of a complaint',
  HELD_FOR_DECEASED: 'Held because of a death',
  HELD: 'Held',
} as const satisfies Labels<associates.CommissionPaymentStatus>

export const AssociatePlacementStatus = {
  AUTOMATIC: 'Automatic',
  MANUAL: 'Manual',
} as const satisfies Labels<associates.AssociatePlacementStatus>

export const AssociateAddressType = {
  MAILING: 'Mailing address',
} as const satisfies Labels<associates.AssociateAddressType>

/** Both spellings of one event have one name. */
export const AssociateAction = {
  CREATED: 'Associate created',
  COMPENSATION_PLAN_CHANGE: 'Compensation plan changed',
  COMPENSATION_PLAN_CHANGED: 'Compensation plan changed',
  EFFECTIVE_DATE_CHANGE: 'Effective date changed',
  EFFECTIVE_DATE_CHANGED: 'Effective date changed',
  STATUS_CHANGE: 'Status changed',
  STATUS_CHANGED: 'Status changed',
  LEVEL_CHANGE: 'Level changed',
  LEVEL_CHANGED: 'Level changed',
  UPLINE_CHANGE: 'Upline changed',
  UPLINE_CHANGED: 'Upline changed',
  SPONSOR_CHANGE: 'Sponsor changed',
  SPONSOR_CHANGED: 'Sponsor changed',
  B2B_GEM_CHANGE: 'B2B gem level changed',
  B2B_GEM_CHANGED: 'B2B gem level changed',
  LEDGER_CHANGE: 'Ledger changed',
  LEDGER_CHANGED: 'Ledger changed',
  COMMISSION_PAYMENT_STATUS_CHANGE: 'Commission payment status changed',
  COMMISSION_HOLD_STATUS_CHANGED: 'Commission hold changed',
  SUBAGENT_ADDED: 'Sub-agent added',
  SUBAGENT_REMOVED: 'Sub-agent removed',
  TAX_ID_ADDED: 'Tax ID added',
  TAX_ID_REMOVED: 'Tax ID removed',
  COMMISSION_PREFERENCES_CHANGES: 'Commission preferences changed',
  ADDRESS_ADDED: 'Address added',
  ADDRESS_UPDATED: 'Address updated',
  OWNER_CHANGED: 'Owner changed',
  DELETED: 'Associate deleted',
  EXECUTIVE_DIRECTOR_CHANGED: 'Executive director changed',
  SENIOR_DIRECTOR_CHANGED: 'Senior director changed',
  ENTITLEMENT_CHANGED: 'Entitlement changed',
  PLACEMENT_STATUS_CHANGED: 'Placement changed',
  BROKER_QUALIFIED_CHANGED: 'Broker qualification changed',
  UPLINE_ASSOCIATE_CHANGED: 'Upline associate changed',
  UPDATE_CONTENT_TEAM: 'Content team changed',
} as const satisfies Labels<associates.AssociateAction>
