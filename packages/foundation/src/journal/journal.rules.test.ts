import { expect, test } from 'vitest'
import {
  changesOf,
  filterEntries,
  type ReceivedJournalEntry,
  mergeEntries,
  newestClock,
  shortValue,
} from './journal.rules.ts'

const line = (clock: number, more: Partial<ReceivedJournalEntry> = {}): ReceivedJournalEntry => ({
  id: `j${clock}`,
  entityId: 'in_1',
  action: 'STATUS_CHANGED',
  at: '2026-03-08T02:30:00Z',
  clock,
  actor: { id: 'a', name: 'Ada Example', realm: 'Internal' },
  ...more,
})

test('lists merge newest first, without duplicates', () => {
  expect(mergeEntries([line(1), line(3)], [line(3), line(2)]).map(({ clock }) => clock)).toEqual([3, 2, 1])
  expect(newestClock([line(2), line(7)])).toBe(7)
  expect(newestClock([])).toBe(0)
})

test('days are those of the reader’s time zone', () => {
  const entries = [line(1)]
  expect(filterEntries(entries, { days: { from: '2026-03-08' } }, 'UTC')).toHaveLength(1)
  expect(filterEntries(entries, { days: { from: '2026-03-08' } }, 'America/Toronto')).toHaveLength(0)
  expect(filterEntries(entries, { days: { to: '2026-03-07' } }, 'America/Toronto')).toHaveLength(1)
})

test('an entry with an unreadable date matches no date filter', () => {
  expect(filterEntries([line(1, { at: 'soon' })], { days: { from: '2026-03-08' } }, 'UTC')).toEqual([])
  expect(filterEntries([line(1, { at: 'soon' })], {}, 'UTC')).toHaveLength(1)
})

test('actor and action filters combine', () => {
  const entries = [
    line(1),
    line(2, { action: 'CREATED' }),
    line(3, { actor: { id: 'b', name: 'Ben Example', realm: 'User' } }),
  ]
  expect(filterEntries(entries, { actors: ['a'] }, 'UTC').map(({ clock }) => clock)).toEqual([1, 2])
  expect(filterEntries(entries, { actors: ['a'], actions: ['CREATED'] }, 'UTC').map(({ clock }) => clock)).toEqual([2])
})

test('changes are the fields that differ, were added or were removed', () => {
  const entry = line(1, { before: { status: 'ACTIVE', due: '1' }, after: { status: 'PAID', due: '1', note: 'x' } })
  expect(changesOf(entry)).toEqual([
    { field: 'status', before: 'ACTIVE', after: 'PAID' },
    { field: 'note', before: undefined, after: 'x' },
  ])
  expect(changesOf(line(1))).toEqual([])
})

test('changes of a list are its removed and its added items', () => {
  const [plan, fee, late] = [
    { id: 'a', label: 'Plan' },
    { id: 'b', label: 'Fee' },
    { id: 'c', label: 'Late fee' },
  ]
  const changed = (before: object[] | undefined, after: object[]) =>
    changesOf(line(1, { before: before && { items: before }, after: { items: after } }))
  expect(changed([plan], [plan, fee])).toEqual([{ field: 'items', before: undefined, after: [fee] }])
  expect(changed([plan, fee], [plan, late])).toEqual([{ field: 'items', before: [fee], after: [late] }])
  expect(changed(undefined, [plan])).toEqual([{ field: 'items', before: undefined, after: [plan] }])
  expect(changed([plan], [plan])).toEqual([])
})

test('values are truncated to one line', () => {
  expect(shortValue('x'.repeat(200))).toHaveLength(80)
  expect(shortValue(null)).toBeUndefined()
  expect(shortValue({ a: 1 })).toBe('{"a":1}')
})
