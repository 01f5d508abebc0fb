import type * as groups from '../../partners/groups.ts'
import type { Labels } from '../labels.ts'

export const GroupStatus = {
  PENDING: 'Pendiente',
  ACTIVE: 'Activo',
  CANCELLED: 'Cancelado',
} as const satisfies Labels<groups.GroupStatus>

export const GroupCancelReason = {
  NONE: 'Ninguno',
  LACK_OF_PARTICIPATION: 'Participación insuficiente',
  COMBINED_WITH_OTHER_GROUPS: 'Unión con otros grupos',
  GROUP_DELINQUENT_STATUS: 'Pagos en mora',
  FINANCIAL_REASON_OR_BANKRUPTCY: 'Razones financieras o quiebra',
  WRITTEN_REQUEST_FROM_GROUP: 'Solicitud escrita del grupo',
  NO_ACTIVE_MEMBERS: 'Sin miembros activos',
  COMPANY_SOLD_OR_CLOSED: 'Empresa vendida o cerrada',
  TRANSFERRED: 'Transferencia',
  COMPANY_OPTION: 'Decisión de la empresa',
  FRINGE_CONTRACT: 'Contrato pagado por el empleador',
  UNKNOWN: 'Desconocido',
} as const satisfies Labels<groups.GroupCancelReason>

export const GroupPayType = {
  NONE: 'Ninguno',
  SELF_PAY: 'Pagan los miembros',
  PAYROLL: 'Deducción de nómina',
  FRINGE: 'Paga el empleador',
  PARTIAL_FRINGE: 'El empleador paga una parte',
} as const satisfies Labels<groups.GroupPayType>

export const GroupAssociateRole = {
  NONE: 'Ninguno',
  CURRENT_SERVICING: 'A cargo del servicio actualmente',
  AUTHORIZED: 'Autorizado',
  DESIGNATED: 'Designado',
  ORIGINAL_SERVICING: 'A cargo del servicio originalmente',
  NATIONAL_SALES_DIRECTOR: 'Director nacional de ventas',
  FINDERS_FEE: 'Comisión por recomendación',
  PRODUCER: 'Productor',
  FIELD_TRAINER: 'Capacitador de campo',
  ONLINE: 'En línea',
  WRITING_AGENT: 'Agente suscriptor',
} as const satisfies Labels<groups.GroupAssociateRole>

export const AuthorizedIdentityType = {
  GROUP_ADMINISTRATOR: 'Administrador del grupo',
  CUSTOMER_SERVICE_REPRESENTATIVE: 'Representante de servicio al cliente',
  AUTHORIZED_USER: 'Usuario autorizado',
  FILE_ADMINISTRATOR: 'Administrador de archivos',
} as const satisfies Labels<groups.AuthorizedIdentityType>

export const GroupCommissionModel = {
  NONE: 'Ninguno',
  ALTERNATE: 'Alternativo',
  OVER_200: 'Más de 200',
  STANDARD: 'Estándar',
} as const satisfies Labels<groups.GroupCommissionModel>

export const GroupPayout = {
  NONE: 'Ninguno',
  AS_EARNED: 'A medida que se gana',
  PAYMENT_EARNINGS: 'Ganancias por pagos',
  ADVANCE: 'Anticipo',
} as const satisfies Labels<groups.GroupPayout>

export const GroupCommissionStrategy = {
  HIGH_LOW: 'Alta y luego baja',
  LEVEL: 'Constante',
  NONE: 'Ninguna',
} as const satisfies Labels<groups.GroupCommissionStrategy>

export const GroupContactInfoType = {
  PRIMARY: 'Contacto principal',
  COMPANY: 'Empresa',
} as const satisfies Labels<groups.GroupContactInfoType>

export const GroupAddressType = {
  MAILING: 'Dirección postal',
  BILLING: 'Dirección de facturación',
} as const satisfies Labels<groups.GroupAddressType>

export const GroupEnrollmentMethod = {
  NONE: 'Ninguno',
  FILE: 'Archivo',
  CHECKOUT: 'Inscripción en línea',
  PAPER: 'Papel',
} as const satisfies Labels<groups.GroupEnrollmentMethod>

export const GroupMarketingSiteType = {
  NONE: 'Ninguno',
  CHECKOUT: 'Sitio de inscripción',
  WEB: 'Sitio web',
} as const satisfies Labels<groups.GroupMarketingSiteType>

export const GroupEnrollmentFrequency = {
  NONE: 'Ninguna',
  EVERGREEN: 'En cualquier momento',
  OPEN_ENROLLMENT: 'Inscripción abierta',
  OPEN_ENROLLMENT_WITH_NEW_HIRES: 'Inscripción abierta y empleados nuevos',
  SCHEDULED: 'En fechas programadas',
  OPEN: 'Abierta',
  CURRENT_PARTICIPANTS_ONLY: 'Solo participantes actuales',
} as const satisfies Labels<groups.GroupEnrollmentFrequency>

export const RestrictedPeriodType = {
  OPEN: 'Abierto',
  SCHEDULED: 'En fechas programadas',
  NONE: 'Ninguno',
  EVERGREEN: 'En cualquier momento',
  OPEN_ENROLLMENT: 'Inscripción abierta',
} as const satisfies Labels<groups.RestrictedPeriodType>

export const RestrictedEffectiveDateSource = {
  FILE_TRANSFER: 'Transferencia de archivos',
  LS_AT_WORK: 'LS at Work',
  PAPER: 'Papel',
  WEB: 'Web',
  ALL: 'Todas',
} as const satisfies Labels<groups.RestrictedEffectiveDateSource>

export const RestrictedEffectiveDateStatus = {
  ACTIVE: 'Activa',
  INACTIVE: 'Inactiva',
} as const satisfies Labels<groups.RestrictedEffectiveDateStatus>

export const GroupEffectiveMonth = {
  CURRENT_MONTH: 'El mismo mes',
  CURRENT_PLUS_ONE_MONTH: 'El mes siguiente',
  CURRENT_PLUS_TWO_MONTH: 'Dos meses después',
  CURRENT_PLUS_THREE_MONTH: 'Tres meses después',
} as const satisfies Labels<groups.GroupEffectiveMonth>

export const GroupBillingDelivery = {
  MAIL_NO_REVIEW: 'Por correo, sin revisión',
  ONLINE: 'En línea',
  MAIL_TEMP_REVIEW: 'Por correo, con revisión temporal',
  MAIL_PERMANENT_REVIEW: 'Por correo, con revisión permanente',
} as const satisfies Labels<groups.GroupBillingDelivery>
