import { expect, test } from 'vitest'
import type { Resolution } from '../shared/received.ts'
import { stripCase, stripHistory } from './strip.rules.ts'

const note = { id: 'n', body: 'Third time this quarter.', author: { id: 's', name: 'S' }, at: '2026-03-10T15:00:00Z' }
const entry = (action: string, change: object = {}) => ({
  id: action,
  entityId: 'case-1',
  action,
  at: '2026-03-10T15:00:00Z',
  clock: 1,
  actor: { id: 's', name: 'S', realm: 'Internal' },
  ...change,
})

test('a case loses its internal notes and the history in it, and says that it had some', () => {
  const leaked = stripCase({
    id: 'case-1',
    notes: [],
    internalUseOnlyNotes: [note],
    history: [],
  } as unknown as Resolution)
  expect(leaked.wasLeaked).toBe(true)
  expect(JSON.stringify(leaked.data)).not.toContain('Third time')
  expect(Object.keys(leaked.data)).toEqual(['id', 'notes'])
  expect(stripCase({ id: 'case-1', notes: [] } as unknown as Resolution).wasLeaked).toBe(false)
  expect(stripCase({ id: 'case-1', internalUseOnlyNotes: [] } as unknown as Resolution).wasLeaked).toBe(false)
})

test('a history loses what it says about internal notes, and keeps the rest', () => {
  const { data, wasLeaked } = stripHistory([
    entry('Created'),
    entry('InternalUseNoteAdded', { after: { internalUseOnlyNotes: [note] } }),
    entry('Updated', { after: { internalUseOnlyNotes: [note] } }),
    entry('Redacted', { after: { internalUseOnlyNotes: [note], description: '[redacted]' } }),
  ])
  expect(data.map(({ action }) => action)).toEqual(['Created', 'Redacted'])
  expect(JSON.stringify(data)).not.toContain('Third time')
  expect(wasLeaked).toBe(true)
  expect(stripHistory([entry('Created')]).wasLeaked).toBe(false)
})
