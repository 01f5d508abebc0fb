import { InvoiceItemType, InvoiceProductType } from '@memberkit/contract/labels/commerce/invoice-items/en-CA'
import { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/en-CA'
import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { attemptEnCA, methodEnCA } from '@memberkit/parts/messages/en-CA'
import { detailEnUS } from '../detail/en-US.ts'
import { payEnUS } from '../pay/en-US.ts'

// Loaded in one file: what is opened from the list needs most of them.
export const tables = {
  'invoices.detail': detailEnUS,
  'invoices.pay': payEnUS,
  'parts.method': methodEnCA,
  'parts.attempt': attemptEnCA,
  'labels.InvoiceAction': InvoiceAction,
  'labels.InvoiceItemType': InvoiceItemType,
  'labels.InvoiceProductType': InvoiceProductType,
  'labels.TransactionStatus': TransactionStatus,
  'labels.TransactionType': TransactionType,
}
