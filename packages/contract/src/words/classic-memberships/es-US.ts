import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicMembership: {
    one: 'Membresía del sistema anterior',
    many: 'Membresías del sistema anterior',
    about: 'Plan y facturación de un miembro en el sistema anterior',
  },
  MembershipBankRecord: {
    one: 'Cuenta bancaria registrada',
    many: 'Cuentas bancarias registradas',
    about: 'Cuenta bancaria que paga la membresía',
  },
  MembershipCardRecord: {
    one: 'Tarjeta registrada',
    many: 'Tarjetas registradas',
    about: 'Tarjeta que paga la membresía',
  },
  MembershipCaughtUp: {
    one: 'Estado de los pagos',
    many: 'Estados de los pagos',
    about: 'Indica si los pagos de la membresía están al día',
  },
  MembershipExistence: {
    one: 'Verificación de membresía',
    many: 'Verificaciones de membresía',
    about: 'Indica si la membresía existe',
  },
  MembershipGroupMember: {
    one: 'Miembro del grupo',
    many: 'Miembros del grupo',
    about: 'Miembro que paga a través de un grupo de empleadores',
  },
  MembershipPlanChangeStatus: { one: 'Cambio de plan', many: 'Cambios de plan', about: 'Avance de un cambio de plan' },
  MembershipPrecancelStatus: {
    one: 'Precancelación',
    many: 'Precancelaciones',
    about: 'Cancelación que aún no entra en vigor',
  },
  MemberComment: { one: 'Comentario', many: 'Comentarios' },
  changes: { one: 'Cambio de plan', many: 'Cambios de plan' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicMembership,
  about: 'Membresías tal como figuran en el sistema anterior',
} as const satisfies Name

export const fields = {
  friendlyIdType: 'Tipo de número',
  lastDebitedOn: 'Fecha del último débito',
  lastChargedOn: 'Fecha del último cargo',
  isCaughtUp: 'Pagos al día',
  amountDue: 'Importe pendiente',
  groupName: 'Nombre del grupo',
  fromPlanName: 'Plan actual',
  toPlanName: 'Plan nuevo',
  fromPlanId: 'Plan actual',
  createdOn: 'Fecha de creación',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  subChannel: 'Cómo se vendió la membresía',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addMemberComment: 'Agregar un comentario',
  addMembershipFutureCancel: 'Programar la cancelación',
  cancelMembership: 'Cancelar la membresía',
  checkMembershipCaughtUp: 'Verificar si los pagos están al día',
  checkMembershipExists: 'Verificar si existe la membresía',
  createMembershipPrecancel: 'Precancelar la membresía',
  findClassicApplications: 'Buscar solicitudes del sistema anterior',
  getClassicMembership: 'Ver la membresía del sistema anterior',
  getMembershipBankPaymentRecord: 'Ver la cuenta bancaria registrada',
  getMembershipBillingDetails: 'Ver la facturación del sistema anterior',
  getMembershipCardPaymentRecord: 'Ver la tarjeta registrada',
  getMembershipGroupMember: 'Ver el miembro del grupo',
  getMembershipPendingGroupMember: 'Ver al miembro del grupo pendiente',
  getMembershipPlanChangeStatus: 'Ver el cambio de plan',
  getRawClassicRecord: 'Ver el registro sin procesar',
  listGroupCoverageCodes: 'Ver los códigos de cobertura',
  listMembershipPrecancelStatuses: 'Ver las precancelaciones',
  reassignMembership: 'Reasignar la membresía',
  removeMembershipFutureCancel: 'Retirar la cancelación programada',
  setMembershipBillingHold: 'Cambiar la pausa de la facturación',
  submitMembershipPlanChanges: 'Enviar el cambio de plan',
  updateMembershipSubChannel: 'Cambiar el subcanal',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addMemberComment: 'Comentario agregado',
  addMembershipFutureCancel: 'Cancelación programada',
  cancelMembership: 'Membresía cancelada',
  createMembershipPrecancel: 'Membresía precancelada',
  reassignMembership: 'Membresía reasignada',
  removeMembershipFutureCancel: 'Cancelación programada retirada',
  setMembershipBillingHold: 'Pausa de la facturación cambiada',
  submitMembershipPlanChanges: 'Cambio de plan enviado',
  updateMembershipSubChannel: 'Subcanal cambiado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  REASSIGNED: done.reassignMembership,
  CANCELLED: done.cancelMembership,
  PRECANCEL_CREATED: done.createMembershipPrecancel,
  FUTURE_CANCEL_ADDED: done.addMembershipFutureCancel,
  FUTURE_CANCEL_REMOVED: done.removeMembershipFutureCancel,
  PLAN_CHANGE_SUBMITTED: done.submitMembershipPlanChanges,
  PLAN_CHANGE_STATUS_CHANGED: 'Estado del cambio de plan actualizado',
  PLAN_CHANGED: 'Plan cambiado',
  COMMENT_ADDED: done.addMemberComment,
  BILLING_HOLD_SET: 'Facturación puesta en pausa',
  BILLING_HOLD_REMOVED: 'Pausa de la facturación retirada',
  SUB_CHANNEL_UPDATED: done.updateMembershipSubChannel,
} as const satisfies SameWords<typeof us.journal>
