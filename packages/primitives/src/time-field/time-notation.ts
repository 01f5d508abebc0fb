import { dateFormat } from '../date-text/formats.ts'
import { twoDigits } from '../internal/days.ts'
import { latinDigits, onlyDigits } from '../internal/latin-digits.ts'
import type { Notation, Texts } from '../segments/notation.ts'
import { parseTime } from './parse-times.ts'

export type TimePart = 'hour' | 'minute' | 'period'
export type TimeTexts = Texts<TimePart>
type Period = 'am' | 'pm'

export interface TimeNotation extends Notation<TimePart> {
  locale: string
  /** The separator before a part: ":" before the minutes, or " h " in Canadian French. */
  before: Partial<Record<TimePart, string>>
  /** The names of AM and PM in a 12-hour locale. */
  periods: { value: Period; name: string }[]
  /** The minimum and maximum of each part. */
  range: Record<'hour' | 'minute', [least: number, most: number]>
  read: (texts: TimeTexts) => { value: string } | { value: null; fault: 'incomplete' | 'impossible'; wrong: TimePart[] }
}

const known = new Map<string, TimeNotation>()

/** Returns a locale's time format. `step` is the number of minutes per arrow key. */
export function timeNotation(locale: string, step: number): TimeNotation {
  const key = `${locale} ${step}`
  let notation = known.get(key)
  if (!notation) known.set(key, (notation = notationOf(locale, step)))
  return notation
}

const nothing: TimeTexts = { hour: '', minute: '', period: '' }
const partsOf = { hour: 'hour', minute: 'minute', dayPeriod: 'period' } as Record<string, TimePart | undefined>

function notationOf(locale: string, step: number): TimeNotation {
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const pieces = (time: string) => format.formatToParts(new Date(`2026-03-08T${time}:00Z`))
  const nameOf = (time: string) => pieces(time).find(({ type }) => type === 'dayPeriod')?.value
  const [am, pm] = [nameOf('09:00'), nameOf('21:00')]
  const periods = am && pm ? [entry('am', am), entry('pm', pm)] : []
  const isTwelve = periods.length > 0
  const sample = pieces('09:05')
  const parts = sample.flatMap(({ type }) => partsOf[type] ?? [])
  const latin = latinDigits
  const numberOf = (text: string) => (text === '' ? undefined : Number(latin(text)))
  const range: TimeNotation['range'] = { hour: isTwelve ? [1, 12] : [0, 23], minute: [0, 59] }
  const periodOf = (letters: string) => periods.find(({ name }) => begins(name, letters))?.value

  const write = (value: string): TimeTexts => {
    const [hour = '', minute = ''] = value.split(':')
    if (!isTime(value)) return { ...nothing, hour, minute }
    const texts = pieces(value).flatMap(({ type, value }) => (partsOf[type] ? [[partsOf[type], value]] : []))
    return { ...nothing, ...Object.fromEntries(texts), period: isTwelve ? halfOf(Number(hour)) : '' }
  }

  const read: TimeNotation['read'] = (texts) => {
    if (!texts.hour && !texts.minute) return { value: '' }
    const missing = parts.filter((part) => texts[part] === '')
    if (missing.length > 0) return { value: null, fault: 'incomplete', wrong: missing }
    const { hour, minute } = { hour: numberOf(texts.hour) ?? NaN, minute: numberOf(texts.minute) ?? NaN }
    const wrong = parts.filter((part) => part !== 'period' && !isBetween(part === 'hour' ? hour : minute, range[part]))
    if (wrong.length > 0) return { value: null, fault: 'impossible', wrong }
    return { value: `${twoDigits(isTwelve ? hourOf(hour, texts.period) : hour)}:${twoDigits(minute)}` }
  }

  return {
    locale,
    parts,
    before: literalsBefore(sample),
    periods,
    range,
    write,
    read,
    take: (texts, part, typed) => {
      if (part === 'period') return { texts: { ...texts, period: typed }, isDone: false }
      const text = onlyDigits(typed).slice(0, 2)
      const rest = typed.replace(/\p{Nd}/gu, '')
      const period = periodOf(rest.trim()) ?? texts.period
      const isDone = text !== '' && rest !== ''
      const hour = numberOf(text)
      // "14" means 2 PM in every locale.
      if (
        part === 'hour' &&
        isTwelve &&
        text.length === 2 &&
        hour !== undefined &&
        hour < 24 &&
        !isBetween(hour, range.hour)
      )
        return { texts: { ...write(`${twoDigits(hour)}:00`), minute: texts.minute }, isDone: true }
      return { texts: { ...texts, [part]: text, period }, isDone }
    },
    isWhole: (part, text) => text.length === 2 || latin(text) > (part === 'minute' ? '5' : isTwelve ? '1' : '2'),
    // One or two digits are an hour or minutes, pasted into their own part.
    parse: (text) =>
      onlyDigits(text).length < 3 && text.trim() === onlyDigits(text)
        ? undefined
        : parseTime(
            periods.reduce((typed, { name, value }) => typed.replace(name, value), text),
            locale,
          ),
    step: (texts, part, by) => {
      if (part === 'period') return undefined
      const size = part === 'minute' ? step : 1
      const now = numberOf(texts[part])
      const time = read(texts).value
      // Hours continue from morning to afternoon.
      if (part === 'hour' && time)
        return write(`${twoDigits((Number(time.slice(0, 2)) + by + 24) % 24)}${time.slice(2)}`)
      return { ...texts, [part]: textOf(stepped(now, by * size, range[part]), part, write) }
    },
  }
}

function entry(value: Period, name: string) {
  return { value, name }
}

function isTime(value: string) {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

function halfOf(hour: number): Period {
  return hour < 12 ? 'am' : 'pm'
}

function hourOf(hour: number, period: string) {
  return (hour % 12) + (period === 'pm' ? 12 : 0)
}

function isBetween(number: number, [least, most]: [number, number]) {
  return least <= number && number <= most
}

/** Returns the next multiple of the step, wrapping at the ends. */
function stepped(now: number | undefined, by: number, [least, most]: [number, number]) {
  if (now === undefined) return by > 0 ? least : most - (most % Math.abs(by))
  const size = Math.abs(by)
  const next = by > 0 ? Math.floor(now / size) * size + size : Math.ceil(now / size) * size - size
  if (next > most) return least
  return next < least ? most - (most % size) : next
}

function textOf(number: number, part: 'hour' | 'minute', write: (value: string) => TimeTexts) {
  return write(part === 'hour' ? `${twoDigits(number)}:00` : `09:${twoDigits(number)}`)[part]
}

/** Whether text begins a name: "p", "PM" and "p.m." begin "p.m.". */
function begins(name: string, letters: string) {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
  return letters !== '' && plain(letters) !== '' && plain(name).startsWith(plain(letters))
}

function literalsBefore(sample: Intl.DateTimeFormatPart[]) {
  const before: TimeNotation['before'] = {}
  for (const [at, { type, value }] of sample.entries()) {
    const next = partsOf[sample[at + 1]?.type ?? '']
    if (type === 'literal' && next) before[next] = value.replace(/\p{Cf}/gu, '')
  }
  return before
}
