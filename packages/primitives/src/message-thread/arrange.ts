import { dayIn } from '../internal/days.ts'
import type { Message, ThreadEntry } from './types.ts'

/** Messages of one person that follow each other this closely stand under one name and one time. */
const together = 5 * 60 * 1000

export interface Place {
  /** The day, such as '2026-03-08', where it is another than that of the entry before. */
  newDay?: string
  isFirstOfGroup: boolean
}

/** Where each entry stands: what begins a day, and what begins the messages of one person. */
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
