import type { BusinessHours, OpeningRange } from '@memberkit/contract/partners/branches'
import { type Weekday, weekdays } from './calendar.ts'
import { isOvernight, minutesIn } from './hours.rules.ts'

/** A week without hours. */
export const closedHours: BusinessHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

const day = 1440
const week = 7 * day

/** Whether the day is open without a break. */
export const isOpenAllDay = (ranges: readonly OpeningRange[]): boolean => {
  const [only, ...more] = mergeTouching(ranges)
  return more.length === 0 && only?.start === '00:00' && isMidnight(only.end)
}

/** Whether two of the ranges follow each other without a gap: "9 to 12" and "12 to 5". */
export function haveTouching(ranges: readonly OpeningRange[]): boolean {
  return mergeTouching(ranges).length < ranges.length
}

/** Joins ranges that touch, in order. Ranges that overlap stay: which of their times is wrong isn't known. */
export function mergeTouching(ranges: readonly OpeningRange[]): OpeningRange[] {
  const merged: OpeningRange[] = []
  for (const range of inOrder(ranges)) {
    const last = merged.at(-1)
    if (last?.end === range.start) merged[merged.length - 1] = { ...last, end: range.end }
    else merged.push(range)
  }
  return merged
}

/** Returns the days on which ranges overlap, with one another or with what spills over from the day before. */
export function overlappingDays(hours: BusinessHours): Weekday[] {
  return weekdays.filter((name, at) => {
    const spilled = hours[weekdays[(at + 6) % 7]!].filter(isOvernight)
    const stretches = [
      ...spilled.map(({ end }) => ({ from: 0, to: minutesIn(end) })),
      ...hours[name].map((range) => ({ from: minutesIn(range.start), to: endOf(range) })),
    ].sort((one, other) => one.from - other.from)
    return stretches.some(({ from }, index) => index > 0 && from < stretches[index - 1]!.to)
  })
}

/** Whether a time is missing or no time, a range is empty, or ranges overlap: nothing the platform would accept. */
export function haveInvalid(hours: BusinessHours): boolean {
  return !weekdays.every((name) => hours[name].every(isWhole)) || overlappingDays(hours).length > 0
}

const isWhole = ({ start, end }: OpeningRange) => isTime(start) && (isTime(end) || end === '24:00') && start !== end

/** Copies the hours of a day to others. */
export function copyDay(hours: BusinessHours, from: Weekday, to: readonly Weekday[]): BusinessHours {
  return { ...hours, ...Object.fromEntries(to.map((name) => [name, hours[from]])) }
}

/** Whether two days, or the same day of two branches, have the same hours, in any order and however they are divided. */
export function haveSameHours(one: readonly OpeningRange[], other: readonly OpeningRange[]): boolean {
  const [first, second] = [mergeTouching(one), mergeTouching(other)]
  return (
    first.length === second.length &&
    first.every(({ start, end }, at) => start === second[at]!.start && normalEnd(end) === normalEnd(second[at]!.end))
  )
}

/** Returns the days whose hours differ, from Monday. */
export function changedDays(before: BusinessHours, after: BusinessHours): Weekday[] {
  return weekdays.filter((name) => !haveSameHours(before[name], after[name]))
}

/**
 * Moves all hours by minutes, to keep their moments in another zone. Open for 24 hours, a range becomes two; one that is
 * still being typed stays.
 */
export function shiftHours(hours: BusinessHours, by: number): BusinessHours {
  const shifted: Record<Weekday, OpeningRange[]> = { ...closedHours }
  weekdays.forEach((name, at) => {
    for (const range of hours[name]) {
      if (!isWhole(range)) {
        shifted[name] = [...shifted[name], range]
        continue
      }
      const start = (at * day + minutesIn(range.start) + by + week) % week
      const length = (isOvernight(range) ? minutesIn(range.end) + day : endOf(range)) - minutesIn(range.start)
      for (const [from, to] of piecesOf(start, length)) {
        const on = weekdays[Math.floor(from / day) % 7]!
        shifted[on] = [...shifted[on], { start: timeOf(from % day), end: timeOf(to % day || day) }]
      }
    }
  })
  return Object.fromEntries(weekdays.map((name) => [name, mergeTouching(shifted[name])])) as BusinessHours
}

/** Cuts a range of a whole day at midnight: one that ends when it starts would be none. */
function piecesOf(start: number, length: number): [from: number, to: number][] {
  const midnight = (Math.floor(start / day) + 1) * day
  if (length < day || start + length <= midnight) return [[start, start + length]]
  return [
    [start, midnight],
    [midnight % week, (start + length) % week],
  ]
}

function inOrder(ranges: readonly OpeningRange[]) {
  return [...ranges].sort((one, other) => (one.start < other.start ? -1 : 1))
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
const isMidnight = (end: string) => end === '24:00' || end === '00:00'
const normalEnd = (end: string) => (end === '00:00' ? '24:00' : end)
const endOf = (range: OpeningRange) => (isOvernight(range) || range.end === '00:00' ? day : minutesIn(range.end))

function timeOf(minutes: number) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
