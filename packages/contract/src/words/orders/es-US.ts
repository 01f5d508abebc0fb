import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Order: { one: 'Pedido', many: 'Pedidos', about: 'Compra de una o más ofertas' },
  OrderAuthorizedUser: { one: 'Persona cubierta', many: 'Personas cubiertas' },
  OrderOffer: { one: 'Oferta', many: 'Ofertas' },
  OrderParty: { one: 'Comprador', many: 'Compradores' },
  OrderSupplement: { one: 'Suplemento', many: 'Suplementos' },
  OrderAgreement: { one: 'Acuerdo', many: 'Acuerdos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Order,
  about: 'Lo que se compró y el avance de cada pedido',
} as const satisfies Name

export const fields = {
  'Order.paymentMethod': 'Tipo de método de pago',
  'OrderPurchase.paymentMethod': 'Tipo de método de pago',
  'Order.number': 'Número de pedido',
  buyer: 'Comprador',
  subscriptionAction: 'Efecto en la suscripción',
  quantity: 'Cantidad',
  phoneType: 'Tipo de teléfono',
  subtotal: 'Subtotal',
  tax: 'Impuestos',
  purchasedAt: 'Fecha de compra',
  provisionedAt: 'Fecha de activación',
  initialPrice: 'Precio del primer período',
  renewalPrice: 'Precio de renovación',
  agreedAt: 'Fecha de aceptación',
  agreements: 'Acuerdos',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addSupplements: 'Agregar suplementos',
  assignOrderOwner: 'Asignar al titular',
  assignOrderOwnerV1: 'Asignar al titular',
  createGroupOrder: 'Crear un pedido para un miembro de un grupo',
  createIdentityOrder: 'Crear un pedido para una persona',
  createIdentityOrderV1: 'Crear un pedido para una persona',
  createOrder: 'Crear un pedido',
  createOrderV1: 'Crear un pedido',
  deleteOrder: 'Eliminar el pedido',
  findOrder: 'Buscar un pedido',
  getGroupOrder: 'Ver el pedido',
  getIdentityOrder: 'Ver el pedido',
  getIdentityOrderV1: 'Ver el pedido',
  getOrder: 'Ver el pedido',
  getOrderV1: 'Ver el pedido',
  listGroupOrders: 'Ver los pedidos de un miembro de un grupo',
  listIdentityOrders: 'Ver los pedidos de una persona',
  listIdentityOrdersV1: 'Ver los pedidos de una persona',
  provisionOrder: 'Activar el pedido',
  purchaseGroupOrder: 'Pagar el pedido de un miembro de un grupo',
  purchaseOrder: 'Pagar el pedido',
  purchaseOrderV1: 'Pagar el pedido',
  updateOrderAuthorizedUsers: 'Cambiar las personas cubiertas',
  updateOrderAuthorizedUsersV1: 'Cambiar las personas cubiertas',
  updateOrderOffers: 'Cambiar las ofertas',
  updateOrderOffersV1: 'Cambiar las ofertas',
  updateOrderSource: 'Cambiar el origen',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addSupplements: 'Suplementos agregados',
  assignOrderOwner: 'Titular asignado',
  assignOrderOwnerV1: 'Titular asignado',
  createGroupOrder: 'Pedido creado',
  createIdentityOrder: 'Pedido creado',
  createIdentityOrderV1: 'Pedido creado',
  createOrder: 'Pedido creado',
  createOrderV1: 'Pedido creado',
  deleteOrder: 'Pedido eliminado',
  provisionOrder: 'Pedido activado',
  purchaseGroupOrder: 'Pedido comprado',
  purchaseOrder: 'Pedido comprado',
  purchaseOrderV1: 'Pedido comprado',
  updateOrderAuthorizedUsers: 'Personas cubiertas cambiadas',
  updateOrderAuthorizedUsersV1: 'Personas cubiertas cambiadas',
  updateOrderOffers: 'Ofertas cambiadas',
  updateOrderOffersV1: 'Ofertas cambiadas',
  updateOrderSource: 'Origen cambiado',
} as const satisfies SameWords<typeof us.done>

export { OrderAction as journal } from '../../labels/commerce/orders.es-US.ts'
