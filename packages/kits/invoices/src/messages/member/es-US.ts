// Loaded in one file: what is opened from the list needs most of them.
export { InvoiceItemType } from '@memberkit/contract/labels/commerce/invoice-items/es-US'
export { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/es-US'
export { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/es-US'
export { methodEsUS } from '@memberkit/parts/messages/es-US'
export { detailEsUS } from '../detail/es-US.ts'
export { payEsUS } from '../pay/es-US.ts'
