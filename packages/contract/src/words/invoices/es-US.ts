import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Invoice: { one: 'Factura', many: 'Facturas', about: 'Factura de un período' },
  InvoiceItem: { one: 'Concepto', many: 'Conceptos' },
  InvoiceSeller: { one: 'Vendedor', many: 'Vendedores' },
  InvoiceTransaction: { one: 'Transacción', many: 'Transacciones' },
  PaymentMethodSummary: { one: 'Método de pago', many: 'Métodos de pago' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Invoice,
  about: 'Lo que los miembros deben, han pagado y se les reembolsó',
} as const satisfies Name

export const fields = {
  'Invoice.number': 'Número de factura',
  'InvoiceItem.label': 'Descripción',
  'NewInvoiceItem.label': 'Descripción',
  issuedFrom: 'Emitida desde',
  issuedTo: 'Emitida hasta',
  itemId: 'Concepto',
  'Invoice.recurrence': 'Recurrencia',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addInvoiceItem: 'Agregar un concepto',
  changeInvoiceOwner: 'Cambiar el titular',
  createInvoice: 'Crear una factura',
  failInvoice: 'Marcar el pago como fallido',
  forgiveInvoice: 'Condonar el saldo',
  getInvoice: 'Ver la factura',
  listInvoices: 'Ver las facturas',
  makeInvoiceDelinquent: 'Marcar la factura como vencida',
  payInvoice: 'Pagar la factura',
  refundInvoice: 'Reembolsar la factura',
  registerInvoiceItemTax: 'Registrar el impuesto',
  removeInvoiceItem: 'Quitar el concepto',
  updateInvoicePaymentMethod: 'Cambiar el método de pago',
  voidInvoice: 'Anular la factura',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addInvoiceItem: 'Concepto agregado',
  changeInvoiceOwner: 'Titular cambiado',
  createInvoice: 'Factura creada',
  failInvoice: 'Pago marcado como fallido',
  forgiveInvoice: 'Saldo condonado',
  makeInvoiceDelinquent: 'Factura marcada como vencida',
  payInvoice: 'Factura pagada',
  refundInvoice: 'Factura reembolsada',
  registerInvoiceItemTax: 'Impuesto registrado',
  removeInvoiceItem: 'Concepto quitado',
  updateInvoicePaymentMethod: 'Método de pago cambiado',
  voidInvoice: 'Factura anulada',
} as const satisfies SameWords<typeof us.done>

export { InvoiceAction as journal } from '../../labels/commerce/invoice-journal.es-US.ts'
