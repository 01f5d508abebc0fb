export {
  InvoiceAction,
  InvoiceItemAction,
  InvoiceItemType,
  InvoiceProductType,
  InvoiceStatus,
  Recurrence,
} from './invoices.en-US.ts'
