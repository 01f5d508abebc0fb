import { describe, expect, test } from 'vitest'
import { filterNotes, folded, inOrder, type NotesRow } from './notes.rules.ts'

const note = (id: string, priority: string, createdAt: string, authorId = 'ada') =>
  ({ kind: 'note', id, actions: [], note: { id, priority, createdAt, authorId } }) as unknown as NotesRow
const comment = (id: string, priority: string, createdAt: string) =>
  ({ kind: 'comment', id, comment: { id, priority, createdAt } }) as unknown as NotesRow
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('order', () => {
  const rows = [
    note('low', 'LOW', '2026-03-04T10:00:00Z'),
    comment('high', 'HIGH', '2026-03-01T10:00:00Z'),
    note('newer', 'REBORN', '2026-03-02T10:00:00Z'),
    note('medium', 'MEDIUM', '2026-03-03T10:00:00Z'),
  ]

  test('the newest first', () => {
    expect(ids(inOrder(rows, 'newest'))).toEqual(['low', 'medium', 'newer', 'high'])
  })

  test('the most urgent first; a priority of a newer platform counts as urgent', () => {
    expect(ids(inOrder(rows, 'priority'))).toEqual(['newer', 'high', 'medium', 'low'])
  })
})

test('comments in a row are folded, except urgent ones', () => {
  const rows = [
    comment('a', 'LOW', ''),
    comment('b', 'MEDIUM', ''),
    comment('c', 'LOW', ''),
    comment('d', 'HIGH', ''),
    comment('e', 'LOW', ''),
    note('f', 'LOW', ''),
    comment('g', 'LOW', ''),
  ]
  expect(ids(folded(rows))).toEqual(['run a', 'd', 'e', 'f', 'g'])
  const [run] = folded(rows)
  expect(run?.kind === 'run' && ids(run.comments)).toEqual(['a', 'b', 'c'])
})

describe('filters', () => {
  const rows = [
    note('a', 'LOW', '', 'ada'),
    note('b', 'HIGH', '', 'bo'),
    comment('c', 'HIGH', ''),
    comment('d', 'LOW', ''),
  ]

  test.each([
    [{}, ['a', 'b', 'c', 'd']],
    [{ priorities: ['HIGH'] }, ['b', 'c']],
    [{ authors: ['ada'] }, ['a']],
    [{ withoutComments: true }, ['a', 'b', 'c']],
  ])('%j leaves %j', (filters, left) => {
    expect(ids(filterNotes(rows, filters))).toEqual(left)
  })
})
