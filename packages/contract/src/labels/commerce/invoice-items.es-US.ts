import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

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
