import { InvoiceItemType, InvoiceProductType } from '@memberkit/contract/labels/commerce/invoice-items/es-US'
import { InvoiceAction } from '@memberkit/contract/labels/commerce/invoice-journal/es-US'
import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/es-US'
import { attemptEsUS, methodEsUS } from '@memberkit/parts/messages/es-US'
import { detailEsUS } from '../detail/es-US.ts'
import { payEsUS } from '../pay/es-US.ts'

// Loaded in one file: what is opened from the list needs most of them.
export const tables = {
  'invoices.detail': detailEsUS,
  'invoices.pay': payEsUS,
  'parts.method': methodEsUS,
  'parts.attempt': attemptEsUS,
  'labels.InvoiceAction': InvoiceAction,
  'labels.InvoiceItemType': InvoiceItemType,
  'labels.InvoiceProductType': InvoiceProductType,
  'labels.TransactionStatus': TransactionStatus,
  'labels.TransactionType': TransactionType,
}
