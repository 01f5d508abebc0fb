import { expect, test } from 'vitest'
import { type CsvColumn, fileName, toCsv } from './csv.ts'

const columns: CsvColumn<{ label: string; amount?: string }>[] = [
  { header: 'Label', value: ({ label }) => label },
  { header: 'Amount', isDecimal: true, value: ({ amount }) => amount },
]
const cellsOf = (label: string) =>
  toCsv([{ label }], columns)
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/,\r\n$/, '')

test('the file has a byte order mark, a header, CRLF and amounts that a spreadsheet reads as numbers', () => {
  const rows = [{ label: 'Plan', amount: '29.95' }, { label: 'Discount', amount: '-5.00' }, { label: 'Nothing' }]
  expect(toCsv(rows, columns)).toBe('\uFEFFLabel,Amount\r\nPlan,29.95\r\nDiscount,-5.00\r\nNothing,\r\n')
})

test.each([
  '=1+1',
  '+cmd',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '|cmd',
  '=HYPERLINK("https://example.com")',
])('formula injection is escaped: %j', (text) => {
  const cell = cellsOf(text)
  expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
  expect(cell).toContain(text.replaceAll('"', '""'))
})

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' edge ', '" edge "'],
  ['TPS 5 %', 'TPS 5 %'],
])('%j is written as %j', (text, cell) => {
  expect(cellsOf(text)).toBe(cell)
})

const frCA = { locale: 'fr-CA' } as const

test('fr-CA: decimal commas, and semicolons as separators', () => {
  const rows = [
    { label: 'Régime', amount: '29.95' },
    { label: 'Rabais', amount: '-5.00' },
  ]
  expect(toCsv(rows, columns, frCA)).toBe('\uFEFFLabel;Amount\r\nRégime;29,95\r\nRabais;-5,00\r\n')
})

test.each(['en-US', 'en-CA', 'es-US'] as const)('%s: decimal points in amounts', (locale) => {
  expect(toCsv([{ label: 'Plan', amount: '-29.95' }], columns, { locale })).toContain('\r\nPlan,-29.95\r\n')
})

test('fr-CA: the separator is quoted, and formulas are escaped', () => {
  expect(toCsv([{ label: 'a,b' }, { label: 'a;b' }, { label: '-2+3' }], columns, frCA)).toBe(
    '\uFEFFLabel;Amount\r\na,b;\r\n"a;b";\r\n\'-2+3;\r\n',
  )
})

test('text that looks like an amount stays as it is, and a malformed amount is escaped as text', () => {
  expect(toCsv([{ label: '2026.10', amount: '=1.5' }], columns, frCA)).toContain("\r\n2026.10;'=1.5\r\n")
})

test('file names are valid on every system', () => {
  expect(fileName('Relevé 2026/03: "Été"')).toBe('Releve-2026-03-Ete')
  expect(fileName('../..')).toBe('export')
})
