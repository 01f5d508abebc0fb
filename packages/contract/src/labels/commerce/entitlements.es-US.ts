import type * as entitlements from '../../commerce/entitlements.ts'
import type { Labels } from '../labels.ts'

/** An entitlement reads as coverage. */
export const EntitlementStatus = {
  ACTIVE: 'Activa',
  CANCELLED: 'Cancelada',
  SUSPENDED: 'Suspendida',
} as const satisfies Labels<entitlements.EntitlementStatus>

export const EntitlementFulfillmentStatus = {
  Fulfilled: 'Lista',
  NotFulfilled: 'Todavía no está lista',
  PendingChange: 'Cambio en curso',
  PendingCreate: 'Puesta en marcha en curso',
} as const satisfies Labels<entitlements.EntitlementFulfillmentStatus>

export const EntitlementSetupStatus = {
  SETUP: 'Configurada',
  NOT_SETUP: 'Por configurar',
} as const satisfies Labels<entitlements.EntitlementSetupStatus>

export const EntitlementAction = {
  STATUS_UPDATE: 'Estado cambiado',
  CREATED: 'Cobertura creada',
  PRODUCT_CHANGE: 'Producto cambiado',
  FULFILLMENT_CHANGE: 'Puesta en servicio cambiada',
  DELEGATE_CHANGE: 'Personas cubiertas cambiadas',
  SERVICE_AREA_CHANGE: 'Área de servicio cambiada',
  REPLACED: 'Cobertura reemplazada',
  EFFECTIVE_DATE_CHANGE: 'Fechas de vigencia cambiadas',
  OWNER_CHANGE: 'Titular cambiado',
  SETUP_CHANGE: 'Configuración cambiada',
  MIGRATION_UPDATE: 'Actualizada por migración',
  DELEGATE_REPLACE: 'Persona cubierta reemplazada',
  CONTRACT_CHANGE: 'Contrato cambiado',
  PROVISIONING_TYPE_CHANGE: 'Tipo de activación cambiado',
  DELETED: 'Cobertura eliminada',
  PRODUCT_INFO_CHANGE: 'Detalles del producto cambiados',
  SUBSCRIPTION_ID_CHANGE: 'Suscripción asociada cambiada',
  MARKET_LOCALE_CHANGE: 'Idioma del mercado cambiado',
  REASSIGN_OWNER: 'Reasignada a otro titular',
} as const satisfies Labels<entitlements.EntitlementAction>
