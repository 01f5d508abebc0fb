import { downloadCsv, toCsv } from '@memberkit/foundation/csv'
import type { Locale } from '@memberkit/platform/formats'
import type { InvoiceRow } from '../invoice-list/useInvoiceList.ts'
import { coverWords } from '../shared/covers.ts'

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

/** Cells of an invoice that cannot be read: what it is known by, and in place of its status that it cannot be. */
export interface UnreadLine {
  number: string | undefined
  status: string
}

/** The rows as a file that a spreadsheet of the reader's locale can count with; dates as the platform writes them. */
export function exportCsv(
  rows: readonly InvoiceRow[],
  { name, headers, status, recurrence }: CsvWords,
  locale: Locale,
  unread: readonly UnreadLine[] = [],
) {
  /** A column of what is read, and what stands there for the others. */
  const column = (header: string, value: (row: InvoiceRow) => string | undefined, otherwise?: keyof UnreadLine) => ({
    header,
    value: (line: InvoiceRow | UnreadLine) => ('invoice' in line ? value(line) : otherwise && line[otherwise]),
  })
  const csv = toCsv(
    [...rows, ...unread],
    [
      column(headers.number, ({ invoice }) => invoice.number, 'number'),
      column(headers.issuedOn, ({ invoice }) => invoice.issuedOn),
      column(headers.dueOn, ({ invoice }) => invoice.dueOn),
      column(headers.covers, ({ invoice }) => coverWords(invoice)),
      column(headers.status, status, 'status'),
      column(headers.recurrence, recurrence),
      column(headers.currency, ({ invoice }) => invoice.currency),
      { ...column(headers.total, ({ invoice }) => invoice.total), isDecimal: true },
      { ...column(headers.paid, ({ invoice }) => invoice.paid), isDecimal: true },
      { ...column(headers.due, ({ invoice }) => invoice.due), isDecimal: true },
    ],
    { locale },
  )
  downloadCsv(name, csv)
}
