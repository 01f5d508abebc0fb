import {
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  InvoiceStatus,
  Recurrence,
} from '@memberkit/contract/labels/commerce/invoices/fr-CA'
import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { labelsOf } from '@memberkit/parts/labels'

export const labelsFrCA = /* @__PURE__ */ labelsOf({
  InvoiceStatus,
  Recurrence,
  InvoiceAction,
  InvoiceItemType,
  InvoiceProductType,
  TransactionStatus,
  TransactionType,
})
