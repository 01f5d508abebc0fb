import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { expect, test } from 'vitest'
import { journalEnUS } from '../messages/journal/en-US.ts'
import { journalCsv } from './journal-csv.ts'

const long = 'Called back. '.repeat(20).trim()
const entry = {
  id: 'entry-1',
  action: 'STATUS_CHANGED',
  at: '2026-03-08T14:30:00.000Z',
  actor: { id: 'staff-sam', name: '=Sam', realm: 'Internal' },
  before: { status: 'SETUP', items: [{ id: 1 }] },
  after: { status: 'ACTIVE', note: long, items: [{ id: 1 }, { id: 2 }] },
} as unknown as ReceivedJournalEntry

test('a line each, with what changed, and nothing that a spreadsheet runs', () => {
  const csv = journalCsv([entry], {
    t: ((key: keyof typeof journalEnUS) => journalEnUS[key]) as never,
    label: () => 'Status changed',
    fields: (name) => ({ status: 'Status', note: 'Note' })[name],
    showValue: (_field, value) => ({ SETUP: 'Being set up', ACTIVE: 'Active' })[String(value)],
    locale: 'en-US',
    timeZone: 'America/Chicago',
  })
  const [head, line] = csv.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('When,What,Who,Changes,Entry ID')
  expect(line).toContain('9:30')
  expect(line).toContain('Status: Being set up → Active')
  // Whole, unlike on the page.
  expect(line).toContain(`Note: – → ${long}`)
  expect(line).not.toContain(',=Sam')
})
