import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Entitlement: { one: 'Cobertura', many: 'Coberturas', about: 'Derecho de una persona a usar un producto' },
  EntitlementAuthorizedUser: { one: 'Persona cubierta', many: 'Personas cubiertas' },
  EntitlementContract: { one: 'Contrato', many: 'Contratos' },
  EntitlementDelegate: { one: 'Persona con cuenta', many: 'Personas autorizadas' },
  EntitlementProduct: { one: 'Producto', many: 'Productos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Entitlement,
  about: 'Lo que cada persona puede usar, quién está cubierto y desde cuándo',
} as const satisfies Name

export const fields = {
  fulfillmentStatus: 'Puesta en servicio',
  setupStatus: 'Configuración',
  provisioningType: 'Activación',
  product: 'Producto',
  delegates: 'Personas autorizadas',
  serviceArea: 'Área de servicio',
  marketLocale: 'Idioma del mercado',
  statusReason: 'Motivo del estado',
  addedOn: 'Fecha de incorporación',
  replacement: 'Persona de reemplazo',
  replace: 'Reemplazar la cobertura existente',
  authorizedUserId: 'Persona cubierta',
  authorizedUserIds: 'Personas cubiertas',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  fulfillmentStatus: 'Indica si lo comprado está listo para usar',
  serviceArea: 'Estado o provincia cuyos abogados atienden al miembro',
  provisioningType: 'De inmediato o con el primer uso',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  activateEntitlement: 'Activar la cobertura',
  addEntitlementAuthorizedUsers: 'Agregar personas cubiertas',
  addEntitlementContracts: 'Agregar contratos',
  addEntitlementDelegates: 'Agregar personas autorizadas',
  cancelEntitlement: 'Cancelar la cobertura',
  changeEntitlementEffectiveDates: 'Cambiar las fechas de vigencia',
  changeEntitlementOwner: 'Cambiar el titular',
  changeEntitlementProduct: 'Cambiar el producto',
  changeEntitlementProductInfo: 'Cambiar los detalles del producto',
  changeEntitlementServiceArea: 'Cambiar el área de servicio',
  createEntitlement: 'Crear una cobertura',
  deleteEntitlement: 'Eliminar la cobertura',
  fulfillEntitlement: 'Registrar la puesta en servicio',
  getEntitlement: 'Ver la cobertura',
  listEntitlements: 'Ver las coberturas',
  reassignEntitlementOwner: 'Reasignar a otro titular',
  removeEntitlementAuthorizedUsers: 'Quitar a las personas cubiertas',
  removeEntitlementDelegates: 'Quitar a las personas autorizadas',
  replaceEntitlementAuthorizedUser: 'Reemplazar a la persona cubierta',
  replaceEntitlementDelegate: 'Reemplazar a la persona con cuenta',
  suspendEntitlement: 'Suspender la cobertura',
  updateEntitlement: 'Editar la cobertura',
  updateEntitlementSubscriptionId: 'Cambiar la suscripción asociada',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateEntitlement: 'Cobertura activada',
  addEntitlementAuthorizedUsers: 'Personas cubiertas agregadas',
  addEntitlementContracts: 'Contratos agregados',
  addEntitlementDelegates: 'Personas autorizadas agregadas',
  cancelEntitlement: 'Cobertura cancelada',
  changeEntitlementEffectiveDates: 'Fechas de vigencia cambiadas',
  changeEntitlementOwner: 'Titular cambiado',
  changeEntitlementProduct: 'Producto cambiado',
  changeEntitlementProductInfo: 'Detalles del producto cambiados',
  changeEntitlementServiceArea: 'Área de servicio cambiada',
  createEntitlement: 'Cobertura creada',
  deleteEntitlement: 'Cobertura eliminada',
  fulfillEntitlement: 'Puesta en servicio registrada',
  reassignEntitlementOwner: 'Cobertura reasignada a otro titular',
  removeEntitlementAuthorizedUsers: 'Personas cubiertas quitadas',
  removeEntitlementDelegates: 'Personas autorizadas quitadas',
  replaceEntitlementAuthorizedUser: 'Persona cubierta reemplazada',
  replaceEntitlementDelegate: 'Persona con cuenta reemplazada',
  suspendEntitlement: 'Cobertura suspendida',
  updateEntitlement: 'Cobertura actualizada',
  updateEntitlementSubscriptionId: 'Suscripción asociada cambiada',
} as const satisfies SameWords<typeof us.done>

export { EntitlementAction as journal } from '../../labels/commerce/entitlements.es-US.ts'
