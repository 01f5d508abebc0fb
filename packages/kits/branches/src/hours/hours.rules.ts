import type { BusinessHours, OpeningRange, UnavailableDate } from '@memberkit/contract/partners/branches'
import { addDays, dayOfWeek } from './calendar.ts'
import { covers } from './dates.rules.ts'
import { type Instant, instantOf, wallTimeAt } from './zone.ts'

/** The fields of a branch that decide its opening hours. */
export interface OpeningFacts {
  businessHours: BusinessHours
  unavailableDates: readonly UnavailableDate[]
  /** IANA name. */
  timeZone: string
}

/** Open time of one date, in minutes since midnight; `to` is exclusive, at most 1440. */
export interface OpenStretch {
  from: number
  to: number
  /** Whether it began on the day before. */
  isSpill: boolean
}

/** The state of a branch at an instant, and until when it lasts; without an end, it doesn't change within a year. */
export type OpenState = { isOpen: true; until?: Instant } | { isOpen: false; opensAt?: Instant }

const wholeDay = 1440
/** Days to look ahead: a branch that is closed for longer has no next opening. */
const horizon = 400

/**
 * Returns the open stretches of a calendar date, in order: its own, cut at midnight, and the rest of those that began on
 * the day before. A closed date has none, and lets none spill into the next.
 */
export function openStretches(facts: OpeningFacts, date: string): OpenStretch[] {
  if (isClosedDate(facts, date)) return []
  const before = addDays(date, -1)
  const spilled = isClosedDate(facts, before) ? [] : rangesOn(facts, before).filter(isOvernight)
  return [
    ...spilled.map(({ end }) => ({ from: 0, to: minutesIn(end), isSpill: true })),
    ...rangesOn(facts, date).map((range) => ({
      from: minutesIn(range.start),
      to: isOvernight(range) ? wholeDay : minutesIn(range.end),
      isSpill: false,
    })),
  ]
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from)
}

/** Whether a closure covers the date. */
export function isClosedDate({ unavailableDates }: Pick<OpeningFacts, 'unavailableDates'>, date: string): boolean {
  return covers(unavailableDates, date)
}

/** Whether the branch is open. The clock and calendar are those of its zone, never the client's. */
export function isOpenAt(facts: OpeningFacts, instant: Instant): boolean {
  return openStateAt(facts, instant).isOpen
}

/** Returns whether the branch is open, and when that changes next. Stretches that touch are one, over midnight too. */
export function openStateAt(facts: OpeningFacts, instant: Instant): OpenState {
  const today = wallTimeAt(instant, facts.timeZone).date
  let end: Instant | undefined
  for (let ahead = 0; ahead <= horizon; ahead++) {
    const date = addDays(today, ahead)
    for (const { from, to } of spansOn(facts, date)) {
      if (to <= instant) continue
      if (end === undefined && from > instant) return { isOpen: false, opensAt: from }
      if (end !== undefined && from > end) return { isOpen: true, until: end }
      end = Math.max(to, end ?? to)
    }
    if (end === undefined) continue
    if (end < instantOf(date, wholeDay, facts.timeZone)) return { isOpen: true, until: end }
    const isClosedLater = facts.unavailableDates.some(({ to }) => to > date)
    if (ahead > 8 && !isClosedLater) return { isOpen: true }
  }
  return { isOpen: end !== undefined }
}

export interface Opening {
  at: Instant
  /** The same moment on the branch's clock. */
  local: { date: string; minutes: number }
  /** On the clock of the person who asks. */
  viewer: { date: string; minutes: number }
}

/** Returns the next opening after the instant; undefined if the branch is open, or doesn't open within a year. */
export function nextOpening(facts: OpeningFacts, instant: Instant, viewerZone: string): Opening | undefined {
  const state = openStateAt(facts, instant)
  if (state.isOpen || state.opensAt === undefined) return undefined
  const at = state.opensAt
  return { at, local: wallTimeAt(at, facts.timeZone), viewer: wallTimeAt(at, viewerZone) }
}

/** Returns the open stretches of a date as instants. A stretch within the hour that spring skips is none. */
export function spansOn(facts: OpeningFacts, date: string): { from: Instant; to: Instant }[] {
  return openStretches(facts, date)
    .map(({ from, to }) => ({
      from: instantOf(date, from, facts.timeZone),
      to: instantOf(date, to, facts.timeZone),
    }))
    .filter(({ from, to }) => from < to)
}

/** Whether a range goes on after midnight. `'24:00'`, and `'00:00'` as an end, are midnight itself. */
export function isOvernight({ start, end }: OpeningRange): boolean {
  return end !== '00:00' && end < start
}

/** Returns minutes since midnight of `'08:30'`. */
export function minutesIn(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function rangesOn({ businessHours }: OpeningFacts, date: string): OpeningRange[] {
  return (businessHours[dayOfWeek(date)] ?? []).map((range) =>
    range.end === '00:00' ? { ...range, end: '24:00' } : range,
  )
}
