export { InvoiceStatus, Recurrence } from './invoices.en-US.ts'
