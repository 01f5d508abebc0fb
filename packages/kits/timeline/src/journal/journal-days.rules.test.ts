import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { expect, test } from 'vitest'
import { byDay } from './journal-days.rules.ts'

const entry = (id: string, at: string) => ({ id, at }) as ReceivedJournalEntry

test('entries are grouped by the reader’s day, in the order they come', () => {
  const entries = [
    entry('d', '2026-03-10T03:59:00Z'),
    entry('c', '2026-03-09T13:00:00Z'),
    entry('b', 'soon'),
    entry('a', '2026-03-08T13:00:00Z'),
  ]
  const days = byDay(entries, 'America/Toronto').map(({ day, entries: own }) => [day, own.map(({ id }) => id)])
  expect(days).toEqual([
    ['2026-03-09', ['d', 'c']],
    [undefined, ['b']],
    ['2026-03-08', ['a']],
  ])
})

test('the same entries fall on other days elsewhere', () => {
  const entries = [entry('b', '2026-03-10T03:59:00Z'), entry('a', '2026-03-09T13:00:00Z')]
  expect(byDay(entries, 'UTC').map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-09'])
})
