import type { JournalEntry, Received } from '@memberkit/contract'
import { localDateOf } from '@memberkit/platform/formats'
import { type Days, isWithinDays } from '../filters/days.ts'

/** A received journal entry, whose action may be unknown. */
export type ReceivedJournalEntry = Received<JournalEntry>

/** Labels by name, or what returns them. */
export type Labels = Readonly<Partial<Record<string, string>>> | ((name: string) => string | undefined)

export const labelIn = (labels: Labels, name: string): string | undefined =>
  typeof labels === 'function' ? labels(name) : Object.hasOwn(labels, name) ? labels[name] : undefined

export interface JournalFilters {
  /** Actor ids. */
  actors?: readonly string[]
  /** Action names in wire format. */
  actions?: readonly string[]
  /** Kinds of actions. */
  kinds?: readonly string[]
  /** In the reader's time zone. */
  days?: Days
}

/** Kinds that actions are filed under. */
export interface JournalKinds {
  /** The name of the filter: "Kind". */
  label: string
  /** Labels by kind, in the order to offer them. */
  labels: Readonly<Record<string, string>>
  /** Returns the kind of an action, in wire format. */
  kindOf: (action: string) => string
}

/** Merges lists, newest first, without duplicates. */
export function mergeEntries(...lists: readonly (readonly ReceivedJournalEntry[])[]): ReceivedJournalEntry[] {
  const byId = new Map(lists.flat().map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((one, other) => other.clock - one.clock)
}

export function filterEntries(
  entries: readonly ReceivedJournalEntry[],
  filters: JournalFilters,
  timeZone: string,
  categories?: JournalKinds,
) {
  const { actors, actions, kinds, days } = filters
  return entries.filter((entry) => {
    if (actors && !actors.includes(entry.actor.id)) return false
    if (actions && !actions.includes(entry.action)) return false
    if (kinds && categories && !kinds.includes(categories.kindOf(entry.action))) return false
    if (!days) return true
    const moment = Date.parse(entry.at)
    return !Number.isNaN(moment) && isWithinDays(localDateOf(moment, timeZone), days)
  })
}

export function newestClock(entries: readonly ReceivedJournalEntry[]): number {
  return entries.reduce((newest, { clock }) => Math.max(newest, clock), 0)
}

export interface FieldChange {
  field: string
  before?: unknown
  after?: unknown
}

/** Returns the changed fields, if the entry has them; for lists, the removed and added items. */
export function changesOf({ before = {}, after = {} }: ReceivedJournalEntry): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields]
    .map((field) => ({
      field,
      before: without(before[field], after[field]),
      after: without(after[field], before[field]),
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** Returns the items of a list that aren't in the other list; any other value unchanged. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value)) return value
  const known = new Set(Array.isArray(other) ? other.map((one) => JSON.stringify(one)) : [])
  const rest = value.filter((one) => !known.has(JSON.stringify(one)))
  return rest.length > 0 ? rest : undefined
}

/** Formats a value in a word or two; larger values aren't for a history line. */
export function shortValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Whether a field holds the ID of something that the entry doesn't name. */
export const isId = (field: string): boolean => field.endsWith('Id')

/** The end of an ID, enough to tell it from another. */
export const shortId = (id: string): string => (id.length > 16 ? `…${id.slice(-8)}` : id)
