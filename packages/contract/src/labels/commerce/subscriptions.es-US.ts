import type * as subscriptions from '../../commerce/subscriptions.ts'
import type { Labels } from '../labels.ts'

export const SubscriptionItemType = {
  PRODUCT: 'Producto',
  SUPPLEMENT: 'Suplemento',
} as const satisfies Labels<subscriptions.SubscriptionItemType>

export const SubscriptionVendor = {
  ATLAS: 'Atlas',
  ISERIES: 'iSeries',
  PAYPAL: 'PayPal',
} as const satisfies Labels<subscriptions.SubscriptionVendor>

export const SubscriptionStatus = {
  ACTIVE: 'Activa',
  CANCELLED: 'Cancelada',
  SUSPENDED: 'Suspendida',
  PRECANCEL: 'Cancelación iniciada',
  PENDING_CANCEL: 'Termina pronto',
  CATCHING_UP: 'Poniéndose al día con los pagos',
} as const satisfies Labels<subscriptions.SubscriptionStatus>

export const SubscriptionFriendlyIdType = {
  MEMBER: 'Número de miembro',
  ASSOCIATE: 'Número de asociado',
  OTHER: 'Otro número',
} as const satisfies Labels<subscriptions.SubscriptionFriendlyIdType>

export const SubscriptionCancelReason = {
  NO_LONGER_EMPLOYED: 'Ya no trabaja en la empresa',
  LEAVE_OF_ABSENCE: 'Licencia laboral',
  MEMBER_REQUESTED_CANCEL: 'A solicitud del miembro',
  DECEASED: 'Fallecimiento del miembro',
  REINSTATE: 'Para restablecer',
  UNPROCESSED: 'Sin procesar',
} as const satisfies Labels<subscriptions.SubscriptionCancelReason>

export const SubscriptionAction = {
  CREATED: 'Suscripción creada',
  UPDATE_OFFERS: 'Plan cambiado',
  DELETED: 'Suscripción eliminada',
  UPDATED: 'Suscripción actualizada',
  STATUS_CHANGED: 'Estado cambiado',
  PAYMENT_UPDATED: 'Método de pago cambiado',
  BILLING_ADVANCED: 'Facturación pasada al período siguiente',
  VENDOR_UPDATED: 'Sistema de facturación cambiado',
  FRIENDLYID_UPDATED: 'Número de miembro cambiado',
  CHANGE_OWNER: 'Titular cambiado',
  DO_NOT_REINSTATE_UPDATED: 'Indicación «no restablecer» cambiada',
  RETRY_SCHEDULE_UPDATED: 'Nuevos intentos de pago reprogramados',
  ADMINISTRATIVE_AREA_UPDATED: 'Estado o provincia cambiado',
  POSTAL_CODE_UPDATED: 'Código postal cambiado',
  STARTED_ON_UPDATED: 'Fecha de inicio cambiada',
  NEXT_BILL_ON_UPDATED: 'Fecha de la próxima factura cambiada',
  SOURCE_UPDATED: 'Origen cambiado',
  BILLING_FREQUENCY_UPDATED: 'Frecuencia de facturación cambiada',
  BILL_CYCLE_DAY_UPDATED: 'Día de facturación cambiado',
  BILLING_DIVISION_UPDATED: 'División de facturación cambiada',
  MEMBER_MIGRATION_UPDATE: 'Actualizada por migración',
  PAID_TO_DATE_UPDATED: 'Fecha de fin del período pagado cambiada',
  REASSIGN_OWNER: 'Reasignada a otro titular',
} as const satisfies Labels<subscriptions.SubscriptionAction>
