export { InvoiceAction } from './invoice-journal.en-US.ts'
