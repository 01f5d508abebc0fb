import type * as practice from '../../shared/practice.ts'
import type { Labels } from '../labels.ts'

export const Network = {
  LEGALSHIELD: 'LegalShield',
  CLC: 'CLC',
} as const satisfies Labels<practice.Network>

export const PracticeType = {
  PARTNER: 'Partenaire',
  REFERRAL: 'Aiguillage',
  OTHER: 'Autre',
} as const satisfies Labels<practice.PracticeType>

/** DECOMMISSIONED_ADMIN is shown where someone still has it, and given to nobody. */
export const PracticeRole = {
  ADMIN: 'Administrateur',
  CSR: 'Service à la clientèle',
  LAWYER: 'Avocat',
  RESOLUTION_LAWYER: 'Avocat responsable des résolutions',
  RESOLUTION_CSR: 'Service à la clientèle, résolutions',
  REFERRAL_CLERK: 'Préposé aux aiguillages',
  PPLSI_MANAGEMENT: 'Direction de PPLSI',
  INTAKES_VIEW: 'Consultation des demandes initiales',
  DECOMMISSIONED_ADMIN: 'Ancien administrateur',
} as const satisfies Labels<practice.PracticeRole>
