import { downloadCsv, toCsv } from '@memberkit/foundation/csv'
import type { Locale } from '@memberkit/platform/formats'
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

/** The rows as a file that a spreadsheet of the reader's locale can count with; dates as the platform writes them. */
export function exportCsv(
  rows: readonly InvoiceRow[],
  { name, headers, status, recurrence }: CsvWords,
  locale: Locale,
) {
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
      { header: headers.total, isDecimal: true, value: ({ invoice }) => invoice.total },
      { header: headers.paid, isDecimal: true, value: ({ invoice }) => invoice.paid },
      { header: headers.due, isDecimal: true, value: ({ invoice }) => invoice.due },
    ],
    { locale },
  )
  downloadCsv(name, csv)
}
