import type * as practice from '../../shared/practice.ts'
import type { Labels } from '../labels.ts'

export const Network = {
  LEGALSHIELD: 'LegalShield',
  CLC: 'CLC',
} as const satisfies Labels<practice.Network>

export const PracticeType = {
  PARTNER: 'Socio',
  REFERRAL: 'Referencia',
  OTHER: 'Otro',
} as const satisfies Labels<practice.PracticeType>

/** DECOMMISSIONED_ADMIN is shown where someone still has it, and given to nobody. */
export const PracticeRole = {
  ADMIN: 'Administrador',
  CSR: 'Servicio al cliente',
  LAWYER: 'Abogado',
  RESOLUTION_LAWYER: 'Abogado de resoluciones',
  RESOLUTION_CSR: 'Servicio al cliente de resoluciones',
  REFERRAL_CLERK: 'Encargado de referencias',
  PPLSI_MANAGEMENT: 'Gerencia de PPLSI',
  INTAKES_VIEW: 'Consulta de solicitudes iniciales',
  DECOMMISSIONED_ADMIN: 'Antiguo administrador',
} as const satisfies Labels<practice.PracticeRole>
