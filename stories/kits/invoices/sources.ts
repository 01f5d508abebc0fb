// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/invoices/src/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/invoices/src/invoice-list/useInvoiceList.ts?raw'
export { default as pageSource } from '../../../packages/kits/invoices/src/invoice-list/InvoiceListPage.tsx?raw'
export { default as headless } from './examples/Headless.tsx?raw'
export { default as partsAndSlots } from './examples/PartsAndSlots.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
