import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export const TransactionStatus = {
  APPROVED: 'Aprobado',
  DECLINED: 'Rechazado',
  TIMEDOUT: 'Sin respuesta del banco',
  CREATED: 'En curso',
  HARD_DECLINED: 'Rechazado definitivamente',
} as const satisfies Labels<payments.TransactionStatus>

export const TransactionType = {
  AUTHORIZE: 'Autorización',
  CHARGE: 'Cargo',
  SALE: 'Pago',
  VERIFY: 'Verificación',
  REFUND: 'Reembolso',
  REVERSE_AUTHORIZATION: 'Autorización liberada',
} as const satisfies Labels<payments.TransactionType>

export const PaymentFriendlyIdType = {
  MEMBER: 'Número de miembro',
  GROUP: 'Número de grupo',
  ASSOCIATE: 'Número de asociado',
} as const satisfies Labels<payments.PaymentFriendlyIdType>

export const PaymentVendor = {
  ISERIES: 'iSeries',
  TOKENEX_VANTIV: 'TokenEx con Vantiv',
  VANTIV: 'Vantiv',
  GR4VY: 'Gr4vy',
  TEST: 'Prueba',
} as const satisfies Labels<payments.PaymentVendor>

export const PaymentAction = {
  CREATE: 'Método de pago agregado',
  UPDATE: 'Método de pago actualizado',
  DELETED: 'Método de pago quitado',
  CREATE_ANONYMOUS: 'Método de pago agregado antes de iniciar sesión',
  ASSIGN_OWNER: 'Titular asignado',
  CHANGE_OWNER: 'Titular cambiado',
} as const satisfies Labels<payments.PaymentAction>
