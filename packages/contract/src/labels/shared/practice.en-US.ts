import type * as practice from '../../shared/practice.ts'
import type { Labels } from '../labels.ts'

export const Network = {
  LEGALSHIELD: 'LegalShield',
  CLC: 'CLC',
} as const satisfies Labels<practice.Network>

export const PracticeType = {
  PARTNER: 'Partner',
  REFERRAL: 'Referral',
  OTHER: 'Other',
} as const satisfies Labels<practice.PracticeType>

/** DECOMMISSIONED_ADMIN is shown where someone still has it, and given to nobody. */
export const PracticeRole = {
  ADMIN: 'Administrator',
  CSR: 'Customer service',
  LAWYER: 'Lawyer',
  RESOLUTION_LAWYER: 'Resolution lawyer',
  RESOLUTION_CSR: 'Resolution customer service',
  REFERRAL_CLERK: 'Referral clerk',
  PPLSI_MANAGEMENT: 'PPLSI management',
  INTAKES_VIEW: 'View intakes',
  DECOMMISSIONED_ADMIN: 'Former administrator',
} as const satisfies Labels<practice.PracticeRole>
