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

test('lists merge newest first, each entry once', () => {
  expect(mergeEntries([line(1), line(3)], [line(3), line(2)]).map(({ clock }) => clock)).toEqual([3, 2, 1])
  expect(newestClock([line(2), line(7)])).toBe(7)
  expect(newestClock([])).toBe(0)
})

test('a day is a day where the reader is', () => {
  const entries = [line(1)]
  expect(filterEntries(entries, { days: { from: '2026-03-08' } }, 'UTC')).toHaveLength(1)
  expect(filterEntries(entries, { days: { from: '2026-03-08' } }, 'America/Toronto')).toHaveLength(0)
  expect(filterEntries(entries, { days: { to: '2026-03-07' } }, 'America/Toronto')).toHaveLength(1)
})

test('what happened on a day that cannot be read is on none', () => {
  expect(filterEntries([line(1, { at: 'soon' })], { days: { from: '2026-03-08' } }, 'UTC')).toEqual([])
  expect(filterEntries([line(1, { at: 'soon' })], {}, 'UTC')).toHaveLength(1)
})

test('filters by actor and by action go together', () => {
  const entries = [
    line(1),
    line(2, { action: 'CREATED' }),
    line(3, { actor: { id: 'b', name: 'Ben Example', realm: 'User' } }),
  ]
  expect(filterEntries(entries, { actors: ['a'] }, 'UTC').map(({ clock }) => clock)).toEqual([1, 2])
  expect(filterEntries(entries, { actors: ['a'], actions: ['CREATED'] }, 'UTC').map(({ clock }) => clock)).toEqual([2])
})

test('what changed is what differs, also what was not there before or is not there after', () => {
  const entry = line(1, { before: { status: 'ACTIVE', due: '1' }, after: { status: 'PAID', due: '1', note: 'x' } })
  expect(changesOf(entry)).toEqual([
    { field: 'status', before: 'ACTIVE', after: 'PAID' },
    { field: 'note', before: undefined, after: 'x' },
  ])
  expect(changesOf(line(1))).toEqual([])
})

test('of a list, what was taken off and what was added is told', () => {
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

test('a value is cut to a line', () => {
  expect(shortValue('x'.repeat(200))).toHaveLength(80)
  expect(shortValue(null)).toBeUndefined()
  expect(shortValue({ a: 1 })).toBe('{"a":1}')
})
