import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { localDateOf } from '@memberkit/platform/formats'

/** The entries of one day, newest first. */
export interface JournalDay {
  /** Local date in the reader's time zone; absent for entries whose time can't be read. */
  day?: string
  entries: readonly ReceivedJournalEntry[]
}

/** Splits entries, newest first, where the day changes. Entries without a readable time keep their place. */
export function byDay(entries: readonly ReceivedJournalEntry[], timeZone: string): JournalDay[] {
  const days: { day?: string; entries: ReceivedJournalEntry[] }[] = []
  for (const entry of entries) {
    const moment = Date.parse(entry.at)
    const day = Number.isNaN(moment) ? undefined : localDateOf(moment, timeZone)
    const last = days.at(-1)
    if (last && last.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
