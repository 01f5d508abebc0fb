// All that an invoice says in English, for readers of another language.
export { InvoiceItemType } from '@memberkit/contract/labels/commerce/invoice-items/en-CA'
export { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/en-CA'
export { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/en-CA'
export { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
export { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
export { methodEnCA } from '@memberkit/parts/messages/en-CA'
export { detailEnUS } from '../detail/en-US.ts'
export { listEnCA } from '../list/en-CA.ts'
