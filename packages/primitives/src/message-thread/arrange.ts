import { dayIn } from '../internal/days.ts'
import type { Message, ThreadEntry } from './types.ts'

/** Milliseconds within which messages of one person share a name and time. */
const together = 5 * 60 * 1000

export interface Place {
  /** The date, such as '2026-03-08', if it differs from the previous entry's. */
  newDay?: string
  isFirstOfGroup: boolean
}

/** Groups entries by day and sender. */
export function arrange(entries: readonly ThreadEntry[], timeZone: string): Place[] {
  const days = entries.map(({ time }) => {
    const moment = Date.parse(time)
    return Number.isNaN(moment) ? undefined : dayIn(timeZone, moment)
  })
  const follows = entries.map((entry, at) => at > 0 && days[at] === days[at - 1] && continues(entries[at - 1], entry))
  return entries.map((_, at) => ({
    newDay: days[at] === days[at - 1] ? undefined : days[at],
    isFirstOfGroup: !follows[at],
  }))
}

function continues(before: ThreadEntry | undefined, entry: ThreadEntry) {
  if (!isMessage(before) || !isMessage(entry)) return false
  const gap = Date.parse(entry.time) - Date.parse(before.time)
  return before.sender.id === entry.sender.id && gap < together
}

function isMessage(entry: ThreadEntry | undefined): entry is Message {
  return entry !== undefined && entry.kind !== 'system'
}
