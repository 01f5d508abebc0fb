import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Subscription: { one: 'Suscripción', many: 'Suscripciones', about: 'Plan que se renueva hasta que se cancela' },
  SubscriptionDiscount: { one: 'Descuento', many: 'Descuentos', about: 'Descuento en una suscripción' },
  SubscriptionDeletability: {
    one: 'Verificación de eliminación',
    many: 'Verificaciones de eliminación',
    about: 'Indica si la suscripción se puede eliminar',
  },
  CatchUpInstalment: { one: 'Pago parcial', many: 'Cuotas' },
  ScheduledCancellation: { one: 'Cancelación programada', many: 'Cancelaciones programadas' },
  SubscriptionFriendlyId: { one: 'Número de miembro', many: 'Números de miembro' },
  SubscriptionItem: { one: 'Concepto', many: 'Conceptos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Subscription,
  about: 'Lo que se factura a los miembros, con qué frecuencia y hasta cuándo',
} as const satisfies Name

export const fields = {
  'SubscriptionDiscount.label': 'Nombre en las facturas',
  'NewSubscriptionDiscount.label': 'Nombre en las facturas',
  billCycleDay: 'Día de facturación',
  billingDivision: 'División de facturación',
  instalments: 'Cuotas',
  doNotReinstate: 'No restablecer',
  idempotentKey: 'Clave de idempotencia',
  percentage: 'Descuento',
  retryOn: 'Nuevos intentos de pago',
  cancelledOn: 'Fecha de cancelación',
  scheduledCancellation: 'Cancelación programada',
  catchUp: 'Plan para ponerse al día',
  canBeDeleted: 'Se puede eliminar',
  vendorSubscriptionId: 'Identificador de la suscripción en el sistema de facturación',
  'CatchUpInstalment.dueOn': 'Fecha de vencimiento',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  percentage: 'En porcentaje, como 10',
  billCycleDay: 'Día del mes',
  idempotentKey: 'Evita que la misma solicitud se haga dos veces',
  retryOn: 'Días en que se vuelve a intentar un pago fallido',
  doNotReinstate: 'El miembro no puede volver sin aprobación',
  billingDivision: 'Departamento del empleador al que se factura',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  activateSubscription: 'Activar la suscripción',
  advanceSubscriptionNextBillOn: 'Omitir la próxima factura',
  canSubscriptionBeDeleted: 'Verificar si se puede eliminar',
  cancelGroupSubscription: 'Cancelar la suscripción de un miembro de un grupo',
  cancelSubscription: 'Cancelar la suscripción',
  catchUpSubscription: 'Establecer un plan para ponerse al día',
  changeSubscriptionOwner: 'Cambiar el titular',
  createSubscription: 'Crear una suscripción',
  createSubscriptionDiscountRecord: 'Agregar un descuento',
  deleteSubscription: 'Eliminar la suscripción',
  getSubscription: 'Ver la suscripción',
  listOutstandingInvoices: 'Ver las facturas pendientes',
  listSubscriptionDiscountRecords: 'Ver los descuentos',
  listSubscriptions: 'Ver las suscripciones',
  pendingCancelGroupSubscription: 'Cancelar la suscripción de un miembro al terminar el período',
  pendingCancelSubscription: 'Cancelar al final del período pagado',
  preCancelSubscription: 'Precancelar la suscripción',
  reassignSubscription: 'Reasignar a otro titular',
  removeGroupPendingCancel: 'Mantener la suscripción',
  removeGroupScheduledCancellation: 'Retirar la cancelación programada',
  removeSubscriptionPaymentMethod: 'Quitar el método de pago',
  scheduleGroupSubscriptionCancellation: 'Programar la cancelación',
  suspendSubscription: 'Suspender la suscripción',
  updateBillCycleDay: 'Cambiar el día de facturación',
  updateBillingDivision: 'Cambiar la división de facturación',
  updateBillingFrequency: 'Cambiar la frecuencia de facturación',
  updateDoNotReinstate: 'Cambiar la indicación «no restablecer»',
  updateRetrySchedule: 'Reprogramar los nuevos intentos de pago',
  updateSubscriptionArea: 'Cambiar el estado o provincia',
  updateSubscriptionIdempotentKey: 'Cambiar la clave de idempotencia',
  updateSubscriptionNextBillOn: 'Cambiar la fecha de la próxima factura',
  updateSubscriptionOffer: 'Cambiar la oferta',
  updateSubscriptionPaidToDate: 'Cambiar la fecha de fin del período pagado',
  updateSubscriptionPaymentMethod: 'Cambiar el método de pago',
  updateSubscriptionPostalCode: 'Cambiar el código postal',
  updateSubscriptionSource: 'Cambiar el origen',
  updateSubscriptionStartedOn: 'Cambiar la fecha de inicio',
  updateSubscriptionVendor: 'Cambiar el sistema de facturación',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateSubscription: 'Suscripción activada',
  advanceSubscriptionNextBillOn: 'Próxima factura omitida',
  cancelGroupSubscription: 'Suscripción cancelada',
  cancelSubscription: 'Suscripción cancelada',
  catchUpSubscription: 'Plan para ponerse al día establecido',
  changeSubscriptionOwner: 'Titular cambiado',
  createSubscription: 'Suscripción creada',
  createSubscriptionDiscountRecord: 'Descuento agregado',
  deleteSubscription: 'Suscripción eliminada',
  pendingCancelGroupSubscription: 'Cancelación prevista',
  pendingCancelSubscription: 'Cancelación prevista',
  preCancelSubscription: 'Suscripción precancelada',
  reassignSubscription: 'Suscripción reasignada a otro titular',
  removeGroupPendingCancel: 'Cancelación prevista retirada',
  removeGroupScheduledCancellation: 'Cancelación programada retirada',
  removeSubscriptionPaymentMethod: 'Método de pago quitado',
  scheduleGroupSubscriptionCancellation: 'Cancelación programada',
  suspendSubscription: 'Suscripción suspendida',
  updateBillCycleDay: 'Día de facturación cambiado',
  updateBillingDivision: 'División de facturación cambiada',
  updateBillingFrequency: 'Frecuencia de facturación cambiada',
  updateDoNotReinstate: 'Indicación «no restablecer» cambiada',
  updateRetrySchedule: 'Nuevos intentos de pago reprogramados',
  updateSubscriptionArea: 'Estado o provincia cambiado',
  updateSubscriptionIdempotentKey: 'Clave de idempotencia cambiada',
  updateSubscriptionNextBillOn: 'Fecha de la próxima factura cambiada',
  updateSubscriptionOffer: 'Oferta cambiada',
  updateSubscriptionPaidToDate: 'Fecha de fin del período pagado cambiada',
  updateSubscriptionPaymentMethod: 'Método de pago cambiado',
  updateSubscriptionPostalCode: 'Código postal cambiado',
  updateSubscriptionSource: 'Origen cambiado',
  updateSubscriptionStartedOn: 'Fecha de inicio cambiada',
  updateSubscriptionVendor: 'Sistema de facturación cambiado',
} as const satisfies SameWords<typeof us.done>

export { SubscriptionAction as journal } from '../../labels/commerce/subscriptions.es-US.ts'
