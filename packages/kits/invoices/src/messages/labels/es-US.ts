import {
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  InvoiceStatus,
  Recurrence,
} from '@memberkit/contract/labels/commerce/invoices/es-US'
import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/es-US'
import { labelsOf } from '@memberkit/parts/labels'

export const labelsEsUS = /* @__PURE__ */ labelsOf({
  InvoiceStatus,
  Recurrence,
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  TransactionStatus,
  TransactionType,
})
