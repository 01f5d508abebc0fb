// Loaded in one file: what is opened from the list needs most of them.
export { InvoiceItemType } from '@memberkit/contract/labels/commerce/invoice-items/fr-CA'
export { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/fr-CA'
export { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
export { methodFrCA } from '@memberkit/parts/messages/fr-CA'
export { detailFrCA } from '../detail/fr-CA.ts'
export { payFrCA } from '../pay/fr-CA.ts'
