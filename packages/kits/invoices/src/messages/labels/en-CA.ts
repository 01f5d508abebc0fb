import {
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  InvoiceStatus,
  Recurrence,
} from '@memberkit/contract/labels/commerce/invoices/en-CA'
import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { labelsOf } from '@memberkit/parts/labels'

export const labelsEnCA = /* @__PURE__ */ labelsOf({
  InvoiceStatus,
  Recurrence,
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  TransactionStatus,
  TransactionType,
})
