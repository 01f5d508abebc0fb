import type * as orders from '../../commerce/orders.ts'
import type { Labels } from '../labels.ts'

export const OrderStatus = {
  OPEN: 'Abierto',
  FUNDED: 'Pagado',
  FULLY_FUNDED: 'Pagado por completo',
  PROCESSING: 'En proceso',
  PAYMENT_FAILED: 'Pago fallido',
} as const satisfies Labels<orders.OrderStatus>

export const OrderStatusVariant = {
  OPEN: 'Abierto',
  FUNDED: 'Pagado',
  PROVISIONED: 'Activado',
  PAYMENT_FAILED: 'Pago fallido',
  PROCESSING: 'En proceso',
  PARTIALLY_FUNDED: 'Pagado en parte',
} as const satisfies Labels<orders.OrderStatusVariant>

export const OrderOfferStatus = {
  OPEN: 'Abierta',
  FUNDED: 'Pagada',
  PAYMENT_FAILED: 'Pago fallido',
} as const satisfies Labels<orders.OrderOfferStatus>

export const OrderBillingProvider = {
  PSX: 'PSX',
  'SYSTEM I': 'System i',
} as const satisfies Labels<orders.OrderBillingProvider>

export const OrderChannel = {
  GroupSites: 'Sitio de grupo',
  Corp: 'Sitio corporativo',
  Hubsites: 'Sitio central',
  LaunchByLS: 'Launch',
  BuyNow: 'Compra inmediata',
  LSAPlus: 'LSA Plus',
  SubmitApp: 'Formulario de afiliación',
  AddLegalSupplement: 'Suplemento legal',
  Solutions: 'Soluciones',
} as const satisfies Labels<orders.OrderChannel>

export const OrderSubscriptionAction = {
  CREATE: 'Suscripción nueva',
  UPDATE: 'Cambio de una suscripción',
} as const satisfies Labels<orders.OrderSubscriptionAction>

export const OrderAuthorizedUserType = {
  SPOUSE: 'Cónyuge',
  DEPENDENT: 'Dependiente',
  NORMAL_USER: 'Usuario',
} as const satisfies Labels<orders.OrderAuthorizedUserType>

export const OrderAction = {
  CREATED: 'Pedido creado',
  UPDATED: 'Pedido actualizado',
  DELETED: 'Pedido eliminado',
  OWNER_ASSIGNED: 'Titular asignado',
  STATUS_CHANGED: 'Estado cambiado',
  ENTITLEMENTS_CREATED: 'Coberturas creadas',
  SUBSCRIPTIONS_CREATED: 'Suscripciones creadas',
  SOURCE_UPDATED: 'Origen actualizado',
} as const satisfies Labels<orders.OrderAction>
