import type { Locale } from '@memberkit/platform/formats'

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | undefined
  /** Whether the values are decimal text, as on the wire (`49.90`), so that spreadsheets can calculate with them. */
  isDecimal?: boolean
}

export interface CsvOptions {
  /** The locale of the spreadsheet: with a decimal comma, `;` separates cells. @default 'en-US' */
  locale?: Locale
}

const byteOrderMark = '\uFEFF'

/**
 * Returns rows as a CSV file for every spreadsheet: UTF-8 with a byte order mark, CRLF, quoted where needed, numbers in
 * the locale's format. Text that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], options: CsvOptions = {}): string {
  const mark = decimalMark(options.locale ?? 'en-US')
  const separator = mark === ',' ? ';' : ','
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) =>
      columns.map(({ value, isDecimal }) => {
        const cell = value(row)
        const text = String(cell ?? '')
        return isDecimal || typeof cell === 'number' ? withMark(text, mark) : text
      }),
    ),
  ]
  return (
    byteOrderMark + lines.map((cells) => cells.map((cell) => cellOf(cell, separator)).join(separator) + '\r\n').join('')
  )
}

function decimalMark(locale: Locale) {
  return new Intl.NumberFormat(locale).formatToParts(0.1).find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Text that isn't a decimal stays unchanged. */
function withMark(text: string, mark: string) {
  return isNumber.test(text) ? text.replace('.', mark) : text
}

const isNumber = /^[+-]?\d+([.,]\d+)?$/
/** Spreadsheets skip full-width forms, leading space and line breaks, so these match, too. */
const isFormula = /^[\s\uFEFF]*[=+\-@＝＋－＠|]|^[\t\r\n]/u

function cellOf(text: string, separator: string) {
  const safe = isFormula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /["\r\n\t]/.test(safe) || safe.includes(separator) || /^\s|\s$/.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe
}

/** Downloads a file. In browsers only. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(name)}.csv`
  link.click()
  // Browsers read the file later, within a minute at most.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Returns a name that is valid on every file system. */
export function fileName(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[.-]+|[.-]+$/g, '')
      .slice(0, 80) || 'export'
  )
}
