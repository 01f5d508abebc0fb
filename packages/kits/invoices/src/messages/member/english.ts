import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/en-CA'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { listEnCA } from '../list/en-CA.ts'
import { tables as opened } from './en-CA.ts'

/** All that an invoice says in English, for readers of another language. */
export const tables = {
  ...opened,
  invoices: listEnCA,
  'labels.InvoiceStatus': InvoiceStatus,
  'labels.Recurrence': Recurrence,
  'labels.BankAccountType': BankAccountType,
  'labels.CardType': CardType,
}
