import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Associate: { one: 'Asociado', many: 'Asociados', about: 'Vendedor independiente y su lugar en la red' },
  AssociateAddress: { one: 'Dirección', many: 'Direcciones' },
  AssociateBalance: { one: 'Saldo', many: 'Saldos' },
  AssociateEntitlement: { one: 'Cobertura', many: 'Coberturas' },
  AssociateLedger: { one: 'Cuenta de comisiones', many: 'Cuentas de comisiones' },
  AssociateTaxId: { one: 'Número de identificación fiscal', many: 'Números de identificación fiscal' },
  CommissionPreferences: { one: 'Preferencias de comisión', many: 'Preferencias de comisión' },
  NetworkPlace: { one: 'Asociado de la red', many: 'Asociados de la red' },
  SubAgent: { one: 'Subagente', many: 'Subagentes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Associate,
  about: 'Personas que venden planes, con su red, nivel y comisiones',
} as const satisfies Name

export const fields = {
  compensationPlan: 'Plan de compensación',
  upline: 'Línea ascendente',
  sponsor: 'Patrocinador',
  ledger: 'Cuenta de comisiones',
  commissionPaymentStatus: 'Pago de comisiones',
  commissionPreferences: 'Preferencias de comisión',
  subAgents: 'Subagentes',
  taxIds: 'Números de identificación fiscal',
  executiveDirector: 'Director ejecutivo',
  seniorDirector: 'Director sénior',
  placementStatus: 'Colocación',
  brokerQualified: 'Calificación de corredor',
  contentTeam: 'Equipo de contenido',
  commissionHoldReason: 'Motivo de la retención de comisiones',
  downline: 'Línea descendente',
  balances: 'Saldos',
  paymentFrequency: 'Frecuencia de pago',
  balanceType: 'Saldo',
  uplineId: 'Línea ascendente',
  subAgentId: 'Subagente',
  taxIdId: 'Número de identificación fiscal',
  'CommissionPreferences.paymentMethod': 'Forma de pago',
  number: 'Número de asociado',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  number: 'El número que conoce el asociado',
  agreementId: 'Identifica al asociado en todos los sistemas',
  brokerQualified: 'Con licencia para recibir comisiones de corredor',
  upline: 'El asociado inmediatamente superior',
  sponsor: 'El asociado que lo reclutó',
  commissionPaymentStatus: 'Las comisiones retenidas se pagan al terminar la retención',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addAssociateAddress: 'Agregar una dirección',
  addAssociateSubAgent: 'Agregar un subagente',
  addAssociateTaxId: 'Agregar un número de identificación fiscal',
  changeAssociateBrokerQualified: 'Cambiar la calificación de corredor',
  changeAssociateCommissionPaymentStatus: 'Cambiar el pago de comisiones',
  changeAssociateCommissionPreferences: 'Cambiar las preferencias de comisión',
  changeAssociateCompensationPlan: 'Cambiar el plan de compensación',
  changeAssociateEffectiveDate: 'Cambiar la fecha de vigencia',
  changeAssociateEntitlement: 'Cambiar la cobertura',
  changeAssociateExecutiveDirector: 'Cambiar el director ejecutivo',
  changeAssociateLedger: 'Cambiar la cuenta de comisiones',
  changeAssociateLevel: 'Cambiar el nivel',
  changeAssociateOwner: 'Cambiar el titular',
  changeAssociatePlacementStatus: 'Cambiar la colocación',
  changeAssociateSeniorDirector: 'Cambiar el director sénior',
  changeAssociateSponsor: 'Cambiar el patrocinador',
  changeAssociateStatus: 'Cambiar el estado',
  changeAssociateUpline: 'Cambiar la línea ascendente',
  createAssociate: 'Crear un asociado',
  deleteAssociate: 'Eliminar al asociado',
  findAssociate: 'Buscar un asociado',
  getAssociate: 'Ver el asociado',
  listAssociates: 'Ver los asociados',
  removeAssociateSubAgent: 'Quitar al subagente',
  removeAssociateTaxId: 'Quitar el número de identificación fiscal',
  updateAssociateAddress: 'Cambiar la dirección',
  updateAssociateContentTeam: 'Cambiar el equipo de contenido',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAssociateAddress: 'Dirección agregada',
  addAssociateSubAgent: 'Subagente agregado',
  addAssociateTaxId: 'Número de identificación fiscal agregado',
  changeAssociateBrokerQualified: 'Calificación de corredor cambiada',
  changeAssociateCommissionPaymentStatus: 'Pago de comisiones cambiado',
  changeAssociateCommissionPreferences: 'Preferencias de comisión cambiadas',
  changeAssociateCompensationPlan: 'Plan de compensación cambiado',
  changeAssociateEffectiveDate: 'Fecha de vigencia cambiada',
  changeAssociateEntitlement: 'Cobertura cambiada',
  changeAssociateExecutiveDirector: 'Director ejecutivo cambiado',
  changeAssociateLedger: 'Cuenta de comisiones cambiada',
  changeAssociateLevel: 'Nivel cambiado',
  changeAssociateOwner: 'Titular cambiado',
  changeAssociatePlacementStatus: 'Colocación cambiada',
  changeAssociateSeniorDirector: 'Director sénior cambiado',
  changeAssociateSponsor: 'Patrocinador cambiado',
  changeAssociateStatus: 'Estado cambiado',
  changeAssociateUpline: 'Línea ascendente cambiada',
  createAssociate: 'Asociado creado',
  deleteAssociate: 'Asociado eliminado',
  removeAssociateSubAgent: 'Subagente quitado',
  removeAssociateTaxId: 'Número de identificación fiscal quitado',
  updateAssociateAddress: 'Dirección cambiada',
  updateAssociateContentTeam: 'Equipo de contenido cambiado',
} as const satisfies SameWords<typeof us.done>

export { AssociateAction as journal } from '../../labels/partners/associates.es-US.ts'
