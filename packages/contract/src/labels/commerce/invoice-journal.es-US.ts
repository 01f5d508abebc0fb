import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

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
