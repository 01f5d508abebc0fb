import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

export const Recurrence = {
  RECURRING: 'Recurrente',
  ONE_TIME: 'Única',
} as const satisfies Labels<invoices.Recurrence>

export const InvoiceItemAction = {
  ADDED: 'Agregado',
  TAX_REGISTERED: 'Impuesto registrado',
} as const satisfies Labels<invoices.InvoiceItemAction>

export const InvoiceProductType = {
  PRODUCT: 'Producto',
  SUPPLEMENT: 'Suplemento',
} as const satisfies Labels<invoices.InvoiceProductType>

export const InvoiceItemType = {
  SUBSCRIPTION: 'Suscripción',
  ORDER: 'Pedido',
  DISCOUNT: 'Descuento',
  TRANSACTION: 'Pago',
  TAX: 'Impuesto',
} as const satisfies Labels<invoices.InvoiceItemType>

/** In the words of staff; members read plainer ones in the kit. */
export const InvoiceStatus = {
  ACTIVE: 'Activa',
  VOIDED: 'Anulada',
  PAID: 'Pagada',
  FORGIVEN: 'Condonada',
  DELINQUENT: 'En mora',
  FAILED: 'Pago fallido',
  REFUNDED: 'Reembolsada',
  PARTIALLY_FUNDED: 'Parcialmente abonada',
} as const satisfies Labels<invoices.InvoiceStatus>

export const InvoiceAction = {
  CREATED: 'Factura creada',
  STATUS_CHANGED: 'Estado cambiado',
  ITEM_ADDED: 'Concepto agregado',
  ITEM_REMOVED: 'Concepto quitado',
  TAX_UPDATED: 'Impuesto actualizado',
  PAYMENT_UPDATED: 'Pago actualizado',
  DELETED: 'Factura eliminada',
  CHANGE_OWNER: 'Titular cambiado',
} as const satisfies Labels<invoices.InvoiceAction>
