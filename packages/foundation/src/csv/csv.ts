export interface CsvColumn<Row> {
  header: string
  /** Amounts as the platform writes them ("49.90"), so that a spreadsheet counts with them in any locale. */
  value: (row: Row) => string | number | undefined
}

export interface CsvOptions {
  /** Spreadsheets of a French locale expect `;`. @default ',' */
  separator?: ',' | ';'
}

const byteOrderMark = '\uFEFF'

/**
 * Rows as a comma-separated file that every spreadsheet opens: UTF-8 with a byte order mark, CRLF, quoted where needed.
 * Text that a spreadsheet would run as a formula is led by an apostrophe, which shows it as text.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], options: CsvOptions = {}): string {
  const { separator = ',' } = options
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  return (
    byteOrderMark + lines.map((cells) => cells.map((cell) => cellOf(cell, separator)).join(separator) + '\r\n').join('')
  )
}

const isNumber = /^[+-]?\d+([.,]\d+)?$/
/** Full-width forms and leading space or line ends count as well: spreadsheets skip them. */
const isFormula = /^[\s\uFEFF]*[=+\-@＝＋－＠|]|^[\t\r\n]/u

function cellOf(value: string | number | undefined, separator: string) {
  const text = String(value ?? '')
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
