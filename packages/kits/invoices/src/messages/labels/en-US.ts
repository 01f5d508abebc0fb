import {
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  InvoiceStatus,
  Recurrence,
} from '@memberkit/contract/labels/commerce/invoices/en-US'
import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-US'
import { labelsOf } from '@memberkit/parts/labels'

export const labelsEnUS = /* @__PURE__ */ labelsOf({
  InvoiceStatus,
  Recurrence,
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  TransactionStatus,
  TransactionType,
})
