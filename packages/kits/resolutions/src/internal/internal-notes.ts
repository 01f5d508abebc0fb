import type { Resolution } from '../shared/received.ts'
import { mergeTimeline, noteEntries, type NoteEntry } from '../shared/timeline.rules.ts'
import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'

/** Notes that the law firm reads too, and those for staff only. */
export type NoteList = 'notes' | 'internalUseOnlyNotes'

export const noteLists: readonly NoteList[] = ['notes', 'internalUseOnlyNotes']

/** Returns the notes of both kinds. */
export const allNotes = (resolution: Resolution): NoteEntry<NoteList>[] =>
  noteLists.flatMap((list) => noteEntries(list, resolution[list]))

export const timelineOf = (resolution: Resolution, history: readonly ReceivedJournalEntry[]) =>
  mergeTimeline(allNotes(resolution), history)
