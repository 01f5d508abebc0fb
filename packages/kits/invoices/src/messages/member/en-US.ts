// Loaded in one file: what is opened from the list needs most of them.
export { InvoiceItemType } from '@memberkit/contract/labels/commerce/invoice-items/en-US'
export { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/en-US'
export { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-US'
export { methodEnUS } from '@memberkit/parts/messages/en-US'
export { detailEnUS } from '../detail/en-US.ts'
export { payEnUS } from '../pay/en-US.ts'
