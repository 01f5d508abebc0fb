import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { localDateOf } from '@memberkit/platform/formats'
import type { ResolutionNote } from './received.ts'

/** A note in the timeline. `list` names where it comes from. */
export interface NoteEntry<List extends string = string> {
  kind: 'note'
  id: string
  at: string
  list: List
  note: ResolutionNote
}

/** An event in the history of the case. */
export interface EventEntry {
  kind: 'event'
  id: string
  at: string
  event: ReceivedJournalEntry
}

export type CaseEntry<List extends string = string> = NoteEntry<List> | EventEntry

/** A line of the timeline: an entry, or what separates entries. */
export type TimelineRow<List extends string = string> =
  CaseEntry<List> | { kind: 'day'; id: string; date: string; isNew: boolean }

export const noteEntries = <List extends string>(
  list: List,
  notes: readonly ResolutionNote[] = [],
): NoteEntry<List>[] => notes.map((note) => ({ kind: 'note', id: note.id, at: note.at, list, note }))

const timeOf = ({ at }: { at: string }) => Date.parse(at) || 0

/** Merges notes and history, oldest first. That a note was added is said by the note itself. */
export function mergeTimeline<List extends string>(
  notes: readonly NoteEntry<List>[],
  history: readonly ReceivedJournalEntry[],
): CaseEntry<List>[] {
  const events = history
    .filter(({ action }) => !action.endsWith('NoteAdded'))
    .map((event): EventEntry => ({ kind: 'event', id: event.id, at: event.at, event }))
  // At the same moment, what happened comes before what was written about it.
  return [...events, ...notes].toSorted((one, other) => timeOf(one) - timeOf(other))
}

export interface RowOptions {
  timeZone: string
  /** The instant of the reader's last visit: days of what is newer are marked. */
  seenUntil?: string
  /** The reader, whose own entries aren't new to them. */
  readerId?: string
}

/**
 * Puts the newest first, with a line for each day, marked where it holds something unread. A day of which the reader has
 * seen a part has two.
 */
export function timelineRows<List extends string>(
  entries: readonly CaseEntry<List>[],
  { timeZone, seenUntil, readerId }: RowOptions,
): TimelineRow<List>[] {
  const seen = Date.parse(seenUntil ?? '')
  const isUnread = (entry: CaseEntry) => timeOf(entry) > seen && authorOf(entry) !== readerId
  const dayOf = ({ at }: CaseEntry) => localDateOf(Date.parse(at), timeZone)
  const newDays = new Set(entries.filter(isUnread).map(dayOf))
  // Undefined also where all is unread: a filter may leave only what is.
  const lastSeen = entries[entries.findIndex(isUnread) - 1]
  let date = ''
  let isSeen = false
  return entries.toReversed().flatMap((entry): TimelineRow<List>[] => {
    const day = Number.isNaN(Date.parse(entry.at)) ? date : dayOf(entry)
    const isBorder = day !== date || (entry === lastSeen && day !== '')
    if (entry === lastSeen) isSeen = true
    const isNew = !isSeen && newDays.has(day)
    date = day
    return isBorder ? [{ kind: 'day', id: `${isNew ? 'new' : 'day'} ${day}`, date: day, isNew }, entry] : [entry]
  })
}

const authorOf = (entry: CaseEntry) => (entry.kind === 'note' ? entry.note.author.id : entry.event.actor.id)

/** Returns pinned notes in the order of their priority, the smallest first. */
export function pinnedNotes<List extends string>(entries: readonly NoteEntry<List>[]): NoteEntry<List>[] {
  const priorityOf = ({ note }: NoteEntry) => note.pinPriority ?? 0
  return entries
    .filter((entry) => priorityOf(entry) > 0)
    .toSorted((one, other) => priorityOf(one) - priorityOf(other) || timeOf(one) - timeOf(other))
}
