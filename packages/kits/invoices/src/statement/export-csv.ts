import { downloadCsv, toCsv } from '@memberkit/foundation/csv'
import type { InvoiceRow } from '../invoice-list/useInvoiceList.ts'

/** The words of the file: its name and the head of each column. */
export interface CsvWords {
  name: string
  headers: Record<
    'number' | 'issuedOn' | 'dueOn' | 'covers' | 'status' | 'recurrence' | 'currency' | 'total' | 'paid' | 'due',
    string
  >
  status: (row: InvoiceRow) => string
  recurrence: (row: InvoiceRow) => string
}

/** The rows as a file: amounts and dates as the platform writes them, so that a spreadsheet can count with them. */
export function exportCsv(
  rows: readonly InvoiceRow[],
  { name, headers, status, recurrence }: CsvWords,
  locale: string,
) {
  const separator = locale.startsWith('fr') ? ';' : ','
  const csv = toCsv(
    rows,
    [
      { header: headers.number, value: ({ invoice }) => invoice.number },
      { header: headers.issuedOn, value: ({ invoice }) => invoice.issuedOn },
      { header: headers.dueOn, value: ({ invoice }) => invoice.dueOn },
      { header: headers.covers, value: ({ invoice }) => invoice.covers },
      { header: headers.status, value: status },
      { header: headers.recurrence, value: recurrence },
      { header: headers.currency, value: ({ invoice }) => invoice.currency },
      { header: headers.total, value: ({ invoice }) => invoice.total },
      { header: headers.paid, value: ({ invoice }) => invoice.paid },
      { header: headers.due, value: ({ invoice }) => invoice.due },
    ],
    { separator },
  )
  downloadCsv(name, csv)
}
