import type { JournalEntry, Received } from '@memberkit/contract'
import { localDateOf } from '@memberkit/platform/formats'
import { type Days, isWithinDays } from '../filters/days.ts'

/** A line of a journal as it was received: its action may be one that nobody knew yet. */
export type JournalLine = Received<JournalEntry>

export interface JournalFilters {
  /** Ids of the actors. */
  actors?: readonly string[]
  /** As the platform writes them. */
  actions?: readonly string[]
  /** In the reader's time zone. */
  days?: Days
}

/** Newest first, each once. */
export function mergeEntries(...lists: readonly (readonly JournalLine[])[]): JournalLine[] {
  const byId = new Map(lists.flat().map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((one, other) => other.clock - one.clock)
}

export function filterEntries(entries: readonly JournalLine[], filters: JournalFilters, timeZone: string) {
  const { actors, actions, days } = filters
  return entries.filter((entry) => {
    if (actors && !actors.includes(entry.actor.id)) return false
    if (actions && !actions.includes(entry.action)) return false
    if (!days) return true
    const moment = Date.parse(entry.at)
    return !Number.isNaN(moment) && isWithinDays(localDateOf(moment, timeZone), days)
  })
}

export function newestClock(entries: readonly JournalLine[]): number {
  return entries.reduce((newest, { clock }) => Math.max(newest, clock), 0)
}

export interface FieldChange {
  field: string
  before?: unknown
  after?: unknown
}

/** The fields that changed, when the entry says. Of a list, what was taken off and what was added. */
export function changesOf({ before = {}, after = {} }: JournalLine): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields]
    .map((field) => ({
      field,
      before: without(before[field], after[field]),
      after: without(after[field], before[field]),
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** Returns what of a list is not in the other list, in the same words; any other value as it is. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value)) return value
  const known = new Set(Array.isArray(other) ? other.map((one) => JSON.stringify(one)) : [])
  const rest = value.filter((one) => !known.has(JSON.stringify(one)))
  return rest.length > 0 ? rest : undefined
}

/** A value in a word or two; what is larger than that is not for a line of history. */
export function shortValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
