import { InvoiceItemType, InvoiceProductType } from '@memberkit/contract/labels/commerce/invoice-items/fr-CA'
import { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/fr-CA'
import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { attemptFrCA, methodFrCA } from '@memberkit/parts/messages/fr-CA'
import { detailFrCA } from '../detail/fr-CA.ts'
import { payFrCA } from '../pay/fr-CA.ts'

// Loaded in one file: what is opened from the list needs most of them.
export const tables = {
  'invoices.detail': detailFrCA,
  'invoices.pay': payFrCA,
  'parts.method': methodFrCA,
  'parts.attempt': attemptFrCA,
  'labels.InvoiceAction': InvoiceAction,
  'labels.InvoiceItemType': InvoiceItemType,
  'labels.InvoiceProductType': InvoiceProductType,
  'labels.TransactionStatus': TransactionStatus,
  'labels.TransactionType': TransactionType,
}
