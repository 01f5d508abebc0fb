import { expect, test } from 'vitest'
import { type CsvColumn, fileName, toCsv } from './csv.ts'

const columns: CsvColumn<{ label: string; amount?: string }>[] = [
  { header: 'Label', value: ({ label }) => label },
  { header: 'Amount', value: ({ amount }) => amount },
]
const cellsOf = (label: string) =>
  toCsv([{ label }], columns)
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/,\r\n$/, '')

test('the file has a byte order mark, a header, CRLF, and amounts a spreadsheet counts with', () => {
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
])('text that a spreadsheet would run is shown as text: %j', (text) => {
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

test('another separator is quoted instead of the comma', () => {
  expect(toCsv([{ label: 'a,b', amount: '1;2' }], columns, { separator: ';' })).toBe(
    '\uFEFFLabel;Amount\r\na,b;"1;2"\r\n',
  )
})

test('a file name is one that every system takes', () => {
  expect(fileName('Relevé 2026/03: "Été"')).toBe('Releve-2026-03-Ete')
  expect(fileName('../..')).toBe('export')
})
