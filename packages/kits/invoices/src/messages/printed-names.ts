import { openedNames } from './namespaces.ts'

/** The messages of an invoice on paper in a second language. */
export const printedNames = [
  ...openedNames,
  'invoices',
  'labels.InvoiceStatus',
  'labels.Recurrence',
  'labels.BankAccountType',
  'labels.CardType',
] as const
