import type { UnavailableDate } from '@memberkit/contract/partners/branches'
import { addDays, daysIn } from './calendar.ts'

/** From this many days on, a branch is better deactivated than closed. */
export const longClosure = 7

/** Identifies a closure, as the platform does: by its days. */
export const keyOfDate = ({ from, to }: UnavailableDate): string => `${from} ${to}`

export const isLongClosure = ({ from, to }: UnavailableDate): boolean => daysIn(from, to) >= longClosure

export const isPastDate = ({ to }: UnavailableDate, today: string): boolean => to < today

/** Returns closures in order. */
export function sortDates(dates: readonly UnavailableDate[]): UnavailableDate[] {
  return [...dates].sort((one, other) => keyOfDate(one).localeCompare(keyOfDate(other)))
}

/** Whether closures share a day. */
export function haveOverlap(dates: readonly UnavailableDate[]): boolean {
  const sorted = sortDates(dates)
  let last = ''
  return sorted.some(({ from, to }) => {
    const isOverlapping = last !== '' && from <= last
    if (to > last) last = to
    return isOverlapping
  })
}

/** Merges closures that share a day; the merged one says each reason once. Those that only follow each other stay. */
export function mergeDates(dates: readonly UnavailableDate[]): UnavailableDate[] {
  const merged: UnavailableDate[] = []
  for (const date of sortDates(dates)) {
    const last = merged.at(-1)
    if (!last || date.from > last.to) {
      merged.push(date)
      continue
    }
    const label = joinReasons(last.label, date.label)
    const to = date.to > last.to ? date.to : last.to
    merged[merged.length - 1] = { from: last.from, to, ...(label && { label }) }
  }
  return merged
}

/** Joins the reasons of two labels, each once. Of one within the words of the other, the longer says more. */
function joinReasons(label = '', other = ''): string {
  const [own, more] = [label, other].map((one) => one.split(', ').filter(Boolean)) as [string[], string[]]
  return [
    ...own.filter((reason) => !more.some((one) => isWithin(reason, one) && !isWithin(one, reason))),
    ...more.filter((reason) => !own.some((one) => isWithin(reason, one))),
  ].join(', ')
}

/** Whether a reason is the other one, or whole words of it. */
const isWithin = (reason: string, other: string) => ` ${other.toLowerCase()} `.includes(` ${reason.toLowerCase()} `)

/** Whether any of the closures covers the date. */
export const covers = (dates: readonly UnavailableDate[], date: string): boolean =>
  dates.some(({ from, to }) => from <= date && date <= to)

export interface DateChanges {
  added: UnavailableDate[]
  removed: UnavailableDate[]
}

/** Returns how a list of closures turns into another. A closure with another label is removed and added. */
export function changesOfDates(before: readonly UnavailableDate[], after: readonly UnavailableDate[]): DateChanges {
  const without = (list: readonly UnavailableDate[], others: readonly UnavailableDate[]) =>
    list.filter((date) => !others.some((other) => keyOfDate(other) === keyOfDate(date) && isSameLabel(other, date)))
  return { added: without(after, before), removed: without(before, after) }
}

/** Calls of one closure each are named in the journal; from this many on, the whole list is replaced by one call. */
export const mostSingleCalls = 3

/** Whether one call that replaces the list is better than one for each difference. */
export function replacesDates({ added, removed }: DateChanges): boolean {
  const isRelabelled = added.some((date) => removed.some((other) => keyOfDate(other) === keyOfDate(date)))
  return isRelabelled || added.length + removed.length > mostSingleCalls
}

/** Adds closures that the list lacks; no day is closed twice: those that share one become one. */
export function addMissingDates(list: readonly UnavailableDate[], more: readonly UnavailableDate[]): UnavailableDate[] {
  const missing = more.filter((date) => !list.some(({ from, to }) => from <= date.from && date.to <= to))
  const added = missing.reduce<readonly UnavailableDate[]>((dates, date) => {
    const isApart = ({ from, to }: UnavailableDate) => to < date.from || date.to < from
    return [...dates.filter(isApart), ...mergeDates([...dates.filter((one) => !isApart(one)), date])]
  }, list)
  return sortDates(added)
}

/** Replaces the closures that aren't over; past ones stay, as a record. */
export function replaceComingDates(
  list: readonly UnavailableDate[],
  coming: readonly UnavailableDate[],
  today: string,
): UnavailableDate[] {
  return sortDates([...list.filter((date) => isPastDate(date, today)), ...coming])
}

/** Returns a closure of one day, or of some. */
export function closure(from: string, days = 1, label?: string): UnavailableDate {
  return { from, to: addDays(from, days - 1), ...(label ? { label } : {}) }
}

function isSameLabel(one: UnavailableDate, other: UnavailableDate) {
  return (one.label ?? '') === (other.label ?? '')
}
