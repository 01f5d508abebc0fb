// Loaded in one file: what is opened from the list needs most of them.
export { InvoiceItemType } from '@memberkit/contract/labels/commerce/invoice-items/en-CA'
export { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/en-CA'
export { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
export { methodEnCA } from '@memberkit/parts/messages/en-CA'
export { detailEnUS } from '../detail/en-US.ts'
export { payEnUS } from '../pay/en-US.ts'
