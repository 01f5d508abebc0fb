export { InvoiceItemAction, InvoiceProductType, InvoiceItemType } from './invoice-items.en-US.ts'
