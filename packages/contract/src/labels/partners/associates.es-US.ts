import type * as associates from '../../partners/associates.ts'
import type { Labels } from '../labels.ts'

export const AssociateStatus = {
  ACTIVE: 'Activo',
  NEEDS_REVIEW: 'Por revisar',
  SUSPENDED: 'Suspendido',
  CANCELLED: 'Cancelado',
} as const satisfies Labels<associates.AssociateStatus>

export const CommissionPaymentFrequency = {
  DAILY: 'Cada día',
  WEEKLY: 'Cada semana',
  MONTHLY: 'Cada mes',
} as const satisfies Labels<associates.CommissionPaymentFrequency>

export const AssociatePaymentMethod = {
  CHECK: 'Cheque',
  DIRECT_DEPOSIT: 'Depósito directo',
} as const satisfies Labels<associates.AssociatePaymentMethod>

export const AssociateBalanceType = {
  CREDIT: 'Crédito',
  DEBIT: 'Débito',
  RESERVE: 'Reserva',
} as const satisfies Labels<associates.AssociateBalanceType>

export const CommissionPaymentStatus = {
  NORMAL: 'Pago normal',
  HELD_FOR_IRS: 'Retenida por orden del IRS',
  HELD_BY_ASSOCIATE: 'Retenida por el asociado',
  HELD_FOR_COMPLAINT: 'Retenida por una queja',
  HELD_FOR_DECEASED: 'Retenida por fallecimiento',
  HELD: 'Retenida',
} as const satisfies Labels<associates.CommissionPaymentStatus>

export const AssociatePlacementStatus = {
  AUTOMATIC: 'Automática',
  MANUAL: 'Manual',
} as const satisfies Labels<associates.AssociatePlacementStatus>

export const AssociateAddressType = {
  MAILING: 'Dirección postal',
} as const satisfies Labels<associates.AssociateAddressType>

/** Both spellings of one event have one name. */
export const AssociateAction = {
  CREATED: 'Asociado creado',
  COMPENSATION_PLAN_CHANGE: 'Plan de compensación cambiado',
  COMPENSATION_PLAN_CHANGED: 'Plan de compensación cambiado',
  EFFECTIVE_DATE_CHANGE: 'Fecha de vigencia cambiada',
  EFFECTIVE_DATE_CHANGED: 'Fecha de vigencia cambiada',
  STATUS_CHANGE: 'Estado cambiado',
  STATUS_CHANGED: 'Estado cambiado',
  LEVEL_CHANGE: 'Nivel cambiado',
  LEVEL_CHANGED: 'Nivel cambiado',
  UPLINE_CHANGE: 'Línea ascendente cambiada',
  UPLINE_CHANGED: 'Línea ascendente cambiada',
  SPONSOR_CHANGE: 'Patrocinador cambiado',
  SPONSOR_CHANGED: 'Patrocinador cambiado',
  B2B_GEM_CHANGE: 'Nivel de gema B2B cambiado',
  B2B_GEM_CHANGED: 'Nivel de gema B2B cambiado',
  LEDGER_CHANGE: 'Cuenta de comisiones cambiada',
  LEDGER_CHANGED: 'Cuenta de comisiones cambiada',
  COMMISSION_PAYMENT_STATUS_CHANGE: 'Estado del pago de comisiones cambiado',
  COMMISSION_HOLD_STATUS_CHANGED: 'Retención de comisiones cambiada',
  SUBAGENT_ADDED: 'Subagente agregado',
  SUBAGENT_REMOVED: 'Subagente quitado',
  TAX_ID_ADDED: 'Número de identificación fiscal agregado',
  TAX_ID_REMOVED: 'Número de identificación fiscal quitado',
  COMMISSION_PREFERENCES_CHANGES: 'Preferencias de comisión cambiadas',
  ADDRESS_ADDED: 'Dirección agregada',
  ADDRESS_UPDATED: 'Dirección actualizada',
  OWNER_CHANGED: 'Titular cambiado',
  DELETED: 'Asociado eliminado',
  EXECUTIVE_DIRECTOR_CHANGED: 'Director ejecutivo cambiado',
  SENIOR_DIRECTOR_CHANGED: 'Director sénior cambiado',
  ENTITLEMENT_CHANGED: 'Beneficio cambiado',
  PLACEMENT_STATUS_CHANGED: 'Colocación cambiada',
  BROKER_QUALIFIED_CHANGED: 'Calificación de corredor cambiada',
  UPLINE_ASSOCIATE_CHANGED: 'Asociado de la línea ascendente cambiado',
  UPDATE_CONTENT_TEAM: 'Equipo de contenido cambiado',
} as const satisfies Labels<associates.AssociateAction>
