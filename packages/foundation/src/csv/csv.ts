import type { Locale } from '@memberkit/platform/formats'

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | undefined
  /** The values are decimal text, as the platform writes amounts (`49.90`): a spreadsheet is to count with them. */
  isDecimal?: boolean
}

export interface CsvOptions {
  /** Of the person's spreadsheet: where numbers have a decimal comma, `;` separates the cells. @default 'en-US' */
  locale?: Locale
}

const byteOrderMark = '\uFEFF'

/**
 * Rows as a file of separated values that every spreadsheet opens: UTF-8 with a byte order mark, CRLF, quoted where
 * needed, numbers in the notation of the locale.
 * Text that a spreadsheet would run as a formula is led by an apostrophe, which shows it as text.
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

/** What is no decimal text after all stays as it is. */
function withMark(text: string, mark: string) {
  return isNumber.test(text) ? text.replace('.', mark) : text
}

const isNumber = /^[+-]?\d+([.,]\d+)?$/
/** Full-width forms and leading space or line ends count as well: spreadsheets skip them. */
const isFormula = /^[\s\uFEFF]*[=+\-@＝＋－＠|]|^[\t\r\n]/u

function cellOf(text: string, separator: string) {
  const safe = isFormula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /["\r\n\t]/.test(safe) || safe.includes(separator) || /^\s|\s$/.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe
}

/** Hands the person a file. In the browser only. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(name)}.csv`
  link.click()
  // Browsers read the file after this turn; a minute is what they need at most.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A name every file system takes. */
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
