import { addDays } from '@memberkit/platform/formats'
import { furthestDay } from '../shared/furthest-day.ts'
import { type GroupReason, isGroupReason } from '../shared/group-reasons.ts'
import type { GroupMember } from './members.ts'

/** The requested end of one plan, entered by hand or read from a line of a file. */
export interface BulkEntry {
  subscriptionId: string
  /** The last day with the plan, a local date. */
  lastDay?: string
  reason?: string
  /** The line of the file that it was read from. */
  line?: number
}

/** A day and a reason for everybody who is chosen; empty where none is given. */
export interface Shared {
  lastDay: string
  reason: string
}

/** Returns the day and the reason that all entries have; empty where they differ. */
export function sharedIn(entries: readonly BulkEntry[]): Shared {
  const same = (field: keyof Shared) =>
    new Set(entries.map((one) => one[field])).size === 1 ? (entries[0]?.[field] ?? '') : ''
  return { lastDay: same('lastDay'), reason: same('reason') }
}

/**
 * Returns an entry for each chosen person: first those of before, with their own day and reason unless another was given
 * for all. Lines of a file that are nobody's in the group stay, so that the check shows them.
 */
export function entriesOf(
  members: readonly GroupMember[],
  selected: ReadonlySet<string>,
  before: readonly BulkEntry[],
  shared: Shared,
): BulkEntry[] {
  const inGroup = new Set(members.map(({ subscriptionId }) => subscriptionId))
  const stay = before.filter(({ subscriptionId: id }) => selected.has(id) || !inGroup.has(id))
  const known = new Set(stay.map(({ subscriptionId }) => subscriptionId))
  const was = sharedIn(before)
  const given = (field: keyof Shared, own?: string) =>
    shared[field] !== '' && shared[field] !== was[field] ? shared[field] : own
  return [
    ...stay.map((entry) => ({
      ...entry,
      lastDay: given('lastDay', entry.lastDay),
      reason: given('reason', entry.reason),
    })),
    ...members
      .filter(({ subscriptionId: id }) => selected.has(id) && !known.has(id))
      .map(({ subscriptionId }) => ({ subscriptionId, ...shared })),
  ]
}

/** The predicted outcome of an entry. `ready` and `moves` are sent, `same` needs nothing, the others can't be sent. */
export type Verdict =
  | 'ready'
  /** Another day is scheduled, and becomes this one. */
  | 'moves'
  /** This day is scheduled already. */
  | 'same'
  /** The plan has ended. */
  | 'ended'
  | 'notInGroup'
  | 'twice'
  | 'noDay'
  | 'dayOver'
  | 'tooFar'
  | 'noReason'

export interface PlannedEntry extends BulkEntry {
  /** Unique in the plan, also for a line that stands there twice. */
  id: string
  verdict: Verdict
  member?: GroupMember
}

/** An entry that can be sent. */
export interface SendableEntry extends PlannedEntry {
  member: GroupMember
  lastDay: string
  reason: GroupReason
}

const sendable: readonly Verdict[] = ['ready', 'moves']
export const isSendable = (entry: PlannedEntry): entry is SendableEntry => sendable.includes(entry.verdict)

/** Needs somebody to look at it before it can be sent. */
export const isWrong = ({ verdict }: PlannedEntry): boolean => verdict !== 'same' && !sendable.includes(verdict)

/** The first day without a plan, as the platform counts it. */
export const cancelOnOf = (lastDay: string): string => addDays(lastDay, 1)

/**
 * Says of each entry what would become of it, sending nothing.
 *
 * @param today a local date by the platform's clock: the last day is today at the earliest
 */
export function planOf(entries: readonly BulkEntry[], members: readonly GroupMember[], today: string): PlannedEntry[] {
  const known = new Map(members.map((member) => [member.subscriptionId, member]))
  const seen = new Set<string>()
  return entries.map((entry, index) => {
    const member = known.get(entry.subscriptionId)
    const isTwice = seen.has(entry.subscriptionId)
    seen.add(entry.subscriptionId)
    return { ...entry, id: `${entry.subscriptionId} ${index}`, member, verdict: isTwice ? 'twice' : verdict() }

    function verdict(): Verdict {
      if (!member) return 'notInGroup'
      if (/^CANCELL?ED$/.test(member.status)) return 'ended'
      if (!entry.lastDay || !isDay(entry.lastDay)) return 'noDay'
      if (member.cancelOn === cancelOnOf(entry.lastDay)) return 'same'
      if (entry.lastDay < today) return 'dayOver'
      if (entry.lastDay > furthestDay(today)) return 'tooFar'
      if (!entry.reason || !isGroupReason(entry.reason)) return 'noReason'
      return member.cancelOn === undefined ? 'ready' : 'moves'
    }
  })
}

/** Whether a text is a day of the calendar, such as `2026-04-30`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Returns the last day before a plan ends; undefined if the day of its end can't be read. */
export const lastDayBefore = (cancelOn: string): string | undefined =>
  isDay(cancelOn) ? addDays(cancelOn, -1) : undefined

/** Returns the number of entries with each verdict. */
export function countsOf(plan: readonly PlannedEntry[]): Partial<Record<Verdict, number>> {
  const counts: Partial<Record<Verdict, number>> = {}
  for (const { verdict } of plan) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}
