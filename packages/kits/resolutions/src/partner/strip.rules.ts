import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import type { Resolution } from '../shared/received.ts'

/** The field that the platform never sends to a law firm. */
const kept = 'internalUseOnlyNotes'

/** The data that a law firm may see, and whether more was received. */
export interface Stripped<T> {
  data: T
  wasLeaked: boolean
}

/** Removes what is for staff only from a case. */
export function stripCase(resolution: Resolution): Stripped<Resolution> {
  const { [kept]: leaked, history: _own, ...data } = resolution
  return { data, wasLeaked: leaked !== undefined && leaked.length > 0 }
}

/** Removes entries about what is for staff only from a history, and what they say of it from the others. */
export function stripHistory(history: readonly ReceivedJournalEntry[]): Stripped<ReceivedJournalEntry[]> {
  const isLeaked = (entry: ReceivedJournalEntry) =>
    entry.action.startsWith('InternalUse') || [entry.before, entry.after].some((fields) => fields && kept in fields)
  const data = history.flatMap((entry): ReceivedJournalEntry[] => {
    if (!isLeaked(entry)) return [entry]
    if (entry.action.startsWith('InternalUse')) return []
    const before = without(entry.before)
    const after = without(entry.after)
    return before || after ? [{ ...entry, before, after }] : []
  })
  return { data, wasLeaked: history.some(isLeaked) }
}

function without(fields: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> | undefined {
  const { [kept]: _leaked, ...rest } = fields ?? {}
  return Object.keys(rest).length > 0 ? rest : undefined
}
