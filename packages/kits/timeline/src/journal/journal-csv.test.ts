import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { expect, test } from 'vitest'
import { journalEnUS } from '../messages/journal/en-US.ts'
import { journalCsv } from './journal-csv.ts'

const entry = {
  id: 'entry-1',
  action: 'STATUS_CHANGED',
  at: '2026-03-08T14:30:00.000Z',
  actor: { id: 'staff-sam', name: '=Sam', realm: 'Internal' },
  before: { status: 'SETUP', items: [{ id: 1 }] },
  after: { status: 'ACTIVE', items: [{ id: 1 }, { id: 2 }] },
} as unknown as ReceivedJournalEntry

test('a line each, with what changed, and nothing that a spreadsheet runs', () => {
  const csv = journalCsv([entry], {
    t: ((key: keyof typeof journalEnUS) => journalEnUS[key]) as never,
    label: () => 'Status changed',
    fields: (name) => (name === 'status' ? 'Status' : undefined),
    locale: 'en-US',
    timeZone: 'America/Chicago',
  })
  const [head, line] = csv.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('When,What,Who,Changes,Entry ID')
  expect(line).toContain('9:30')
  expect(line).toContain('Status: SETUP → ACTIVE')
  expect(line).not.toContain(',=Sam')
})
