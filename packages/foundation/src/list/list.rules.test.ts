import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byText, filterRows, sortRows } from './list.rules.ts'

interface Row {
  id: string
  status?: string
  day?: string
  name: string
}

const list = {
  filters: {
    status: { kind: 'oneOf', label: () => '', getValue: (row: Row) => row.status },
    days: { kind: 'days', label: () => '', getValue: (row: Row) => row.day },
    text: { kind: 'text', label: () => '', getValue: (row: Row) => row.name },
  } as const,
  sort: {
    by: { name: byText<Row>(({ name }) => name), status: byText<Row>(({ status }) => status) },
    initial: { column: 'name', direction: 'descending' } as const,
  },
}

const rows: readonly Row[] = [
  { id: 'a', status: 'PAID', day: '2026-01-01', name: 'Élodie Exemple' },
  { id: 'b', status: 'DUE', day: '2026-02-01', name: 'Ben Sample' },
  { id: 'c', name: 'Ada Example' },
]
const ids = (found: readonly Row[]) => found.map(({ id }) => id).join('')

test('without filters, the same array is returned', () => {
  expect(filterRows(list, rows, {})).toBe(rows)
  expect(filterRows(list, rows, { from: undefined, sort: 'name' }, '')).toBe(rows)
})

test('filters combine, both ends of a date range are inclusive, and rows without a value do not match', () => {
  expect(ids(filterRows(list, rows, { status: ['PAID', 'DUE'] }))).toBe('ab')
  expect(ids(filterRows(list, rows, { from: '2026-01-01', to: '2026-02-01' }))).toBe('ab')
  expect(ids(filterRows(list, rows, { to: '2026-01-31' }))).toBe('a')
  expect(ids(filterRows(list, rows, { status: ['DUE'], to: '2026-01-31' }))).toBe('')
})

test('every search word must match, anywhere in the text', () => {
  expect(ids(filterRows(list, rows, {}, ' exemple ELO'))).toBe('a')
  expect(ids(filterRows(list, rows, {}, 'ample'))).toBe('bc')
})

test('sorting is deterministic and keeps every row', () => {
  const many = fc.uniqueArray(fc.record({ id: fc.uuid(), name: fc.constantFrom('x', 'y'), status: fc.string() }), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(many, (some) => {
      const sorted = sortRows(list, some, { column: 'name', direction: 'ascending' })
      expect(sortRows(list, some.toReversed(), { column: 'name', direction: 'ascending' })).toEqual(sorted)
      expect(sorted.map(({ id }) => id).toSorted()).toEqual(some.map(({ id }) => id).toSorted())
    }),
  )
})
