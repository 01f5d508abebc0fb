import { expect, test } from 'vitest'
import { mergeTimeline, noteEntries, pinnedNotes, timelineRows } from './timeline.rules.ts'

const author = { id: 'staff-1', name: 'Sam Staffexample' }
const other = { id: 'lawyer-1', name: 'Lou Lawyerexample' }
const note = (id: string, at: string, pinPriority?: number, by = author) => ({
  id,
  at,
  body: id,
  author: by,
  ...(pinPriority !== undefined && { pinPriority }),
})
const event = (id: string, action: string, at: string) => ({
  id,
  entityId: 'case-1',
  action,
  at,
  clock: 1,
  actor: { ...other, realm: 'Partner' },
})

const notes = noteEntries('notes', [
  note('b', '2026-03-10T02:00:00.000Z'),
  note('a', '2026-03-09T14:00:00.000Z', undefined, other),
])
const history = [
  event('e1', 'StatusUpdated', '2026-03-09T15:00:00.000Z'),
  event('e2', 'NoteAdded', '2026-03-09T14:00:00.000Z'),
  event('e3', 'Migrated', 'long ago'),
]

test('notes and history are one timeline, oldest first, and a note is said once', () => {
  expect(mergeTimeline(notes, history).map(({ id }) => id)).toEqual(['e3', 'a', 'e1', 'b'])
})

test('the newest comes first, and days are those of the reader', () => {
  const rows = timelineRows(mergeTimeline(notes, history), { timeZone: 'America/Toronto' })
  // 02:00 UTC on the 10th is the evening of the 9th in Toronto.
  expect(rows.map(({ id }) => id)).toEqual(['day 2026-03-09', 'b', 'e1', 'a', 'e3'])
  const utc = timelineRows(mergeTimeline(notes, history), { timeZone: 'UTC' })
  expect(utc.map(({ id }) => id)).toEqual(['day 2026-03-10', 'b', 'day 2026-03-09', 'e1', 'a', 'e3'])
})

test('days of what somebody else has added since the last visit are marked', () => {
  const entries = mergeTimeline(notes, history)
  const rows = (seenUntil?: string, readerId?: string) =>
    timelineRows(entries, { timeZone: 'UTC', seenUntil, readerId }).map(({ id }) => id)
  expect(rows('2026-03-09T14:30:00.000Z')).toEqual(
    'new 2026-03-10, b, new 2026-03-09, e1, day 2026-03-09, a, e3'.split(', '),
  )
  const unmarked = 'day 2026-03-10, b, day 2026-03-09, e1, a, e3'.split(', ')
  expect(rows('2026-03-09T16:00:00.000Z', 'staff-1')).toEqual(unmarked)
  expect(rows()).toEqual(unmarked)
})

test('a day of only one’s own entries is not new, beside one that somebody else has added to', () => {
  const entries = mergeTimeline(notes, history)
  const rows = timelineRows(entries, { timeZone: 'UTC', seenUntil: '2026-03-09T14:30:00.000Z', readerId: 'staff-1' })
  expect(rows.map(({ id }) => id)).toEqual('day 2026-03-10, b, new 2026-03-09, e1, day 2026-03-09, a, e3'.split(', '))
})

test('where a filter leaves only what is new, it is marked', () => {
  const entries = mergeTimeline(notes.slice(0, 1), [])
  const rows = timelineRows(entries, { timeZone: 'UTC', seenUntil: '2026-03-09T16:00:00.000Z', readerId: 'lawyer-1' })
  expect(rows.map(({ id }) => id)).toEqual(['new 2026-03-10', 'b'])
})

test('pinned notes are in the order of their priority, and an unpinned one is none', () => {
  const pins = noteEntries('notes', [note('x', 't', 2), note('y', 't', 1), note('z', 't', 0), note('w', 't')])
  expect(pinnedNotes(pins).map(({ id }) => id)).toEqual(['y', 'x'])
})
