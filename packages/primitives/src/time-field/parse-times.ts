import { twoDigits } from '../internal/days.ts'
import { type Minutes, plainText, type TypedTime, typedTime } from './time-words.ts'

/** A time range. `end` is '24:00' at the end of the day, and earlier than `start` on the next day. */
export interface TimeRange {
  start: string
  end: string
}

const day: Minutes = 1440
/** Between two readings, the one within these hours is meant. */
const daytime = { from: 6 * 60, to: 22 * 60 }

export interface TimeContext {
  /** The start of the range whose end is typed: after 1 PM, "5" is 5 PM. */
  after?: string
  /** The end of the range whose start is typed. */
  before?: string
}

/**
 * Parses a time of day as people type it: `9`, `9a`, `930`, `17h30`, `9 h 05`, `noon`, `minuit`, `a las 5 de la tarde`,
 * in each of the three languages whatever the locale. Returns `'09:30'`; undefined if it is none.
 *
 * Without AM or PM, a locale with a 12-hour clock takes the reading in the daytime: `1` is 1 PM. With `after`, it is the
 * end of a range: `5` after 9:00 is 17:00, and midnight is `'24:00'`.
 */
export function parseTime(text: string, locale: string, { after, before }: TimeContext = {}): string | undefined {
  const typed = typedTime(plainText(text))
  if (!typed) return undefined
  if (after !== undefined) return textOf(closest([minutesOf(after)], endsOf(typed))?.[1])
  const starts = startsOf(typed, isTwelveHour(locale))
  const ends = before === undefined ? undefined : [minutesOf(before)]
  if (ends) return textOf(closest(starts, ends)?.[0])
  return textOf(starts.toSorted((one, other) => nightIn(one, one + 60) - nightIn(other, other + 60))[0])
}

/**
 * Parses the time ranges of a day: `9-5`, `9am to noon`, `8:30 à 17 h`, `de 9 a 17`, `9-12, 1-5`, `24h`. Returns
 * undefined unless every part is a range.
 */
export function parseTimeRanges(text: string, locale: string): TimeRange[] | undefined {
  const plain = plainText(text)
  if (wholeDay.test(plain)) return [{ start: '00:00', end: '24:00' }]
  for (const parts of [[plain], plain.split(/[,;/&+]/), plain.split(/[,;/&+]| (?:and|et|y) /)]) {
    const ranges = parts.map((part) => rangeIn(part.trim(), locale))
    if (ranges.every((range) => range !== undefined)) return ranges
  }
  return undefined
}

const wholeDay =
  /^((open|ouvert|abierto) )?(24 ?h(ours|eures|oras|rs?|s)?(\/24)?|24\/7|all day|toute la journee|todo el dia)$/
const between = /^(?:between|entre) (.+) (?:and|et|y) (.+)$/
const opener = /^(?:from|de|des|desde|du) (?=\S)/
const separators =
  / ?- ?| ?(?<![a-z])(?:to|til|till|until|thru|through|jusqu'?(?:a|au)|hasta|au)(?![a-z]) ?|(?: |(?<=[\dh]))a(?= ?\d| )/g

function rangeIn(plain: string, locale: string): TimeRange | undefined {
  const [, from, to] = between.exec(plain) ?? []
  if (from && to) return rangeOf(from, to, locale)
  const text = plain.replace(opener, '')
  for (const { 0: separator, index } of text.matchAll(separators)) {
    const range = rangeOf(text.slice(0, index), text.slice(index + separator.length), locale)
    if (range) return range
  }
  return undefined
}

function rangeOf(from: string, to: string, locale: string): TimeRange | undefined {
  const [start, end] = [typedTime(from.trim()), typedTime(to.trim())]
  if (!start || !end) return undefined
  const clock = start.clock ?? end.clock
  const found = closest(startsOf(start, clock ? clock === 12 : isTwelveHour(locale)), endsOf(end))
  return found && { start: textOf(found[0])!, end: textOf(found[1])! }
}

/** Returns the possible meanings of a typed start. On a 24-hour clock, it means what it says. */
function startsOf({ minutes, isOpen }: TypedTime, isTwelve: boolean): Minutes[] {
  if (minutes === day) return []
  if (!isOpen || !isTwelve) return [minutes]
  return [minutes % 720, (minutes % 720) + 720]
}

/** Nobody closes five hours after midnight who opens at nine: an end is in doubt on a 24-hour clock, too. */
function endsOf({ minutes, isOpen }: TypedTime): Minutes[] {
  const ends = isOpen ? [minutes % 720, (minutes % 720) + 720] : [minutes]
  return ends.map((end) => (end === 0 ? day : end))
}

/** Returns the likeliest reading: within a day, then in the daytime, then the shorter, then the earlier. */
function closest(starts: readonly Minutes[], ends: readonly Minutes[]): [Minutes, Minutes] | undefined {
  const readings = starts.flatMap((start) =>
    ends.flatMap((end): { start: Minutes; end: Minutes; cost: number }[] => {
      if (start === end) return []
      const until = end < start ? end + day : end
      const length = until - start
      const isOvernight = end < start
      return [{ start, end, cost: Number(isOvernight) * 1e8 + nightIn(start, until) * 1e4 + length }]
    }),
  )
  const best = readings.toSorted((one, other) => one.cost - other.cost || one.start - other.start)[0]
  return best && [best.start, best.end]
}

/** Minutes of a range outside the daytime. */
function nightIn(start: Minutes, end: Minutes) {
  return Math.max(0, Math.min(end, daytime.from) - start) + Math.max(0, end - Math.max(start, daytime.to))
}

const clocks = new Map<string, boolean>()

function isTwelveHour(locale: string) {
  let isTwelve = clocks.get(locale)
  if (isTwelve === undefined) {
    isTwelve = Boolean(new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12)
    clocks.set(locale, isTwelve)
  }
  return isTwelve
}

export function minutesOf(time: string): Minutes {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

export function textOf(minutes: Minutes | undefined) {
  return minutes === undefined ? undefined : `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
