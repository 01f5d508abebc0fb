import { calendarDate, dateFormat } from '../date-text/formats.ts'
import { dayOf, noonOf } from '../internal/days.ts'
import { latinDigits, onlyDigits } from '../internal/latin-digits.ts'
import type { Notation, Texts } from '../segments/notation.ts'
import { monthNames } from './month-names.ts'
import { parseDate } from './parse-date.ts'

export type DatePart = 'day' | 'month' | 'year'
export type DateTexts = Texts<DatePart>

export interface DateNotation extends Notation<DatePart> {
  locale: string
  /** The separator between the parts, such as "/". */
  separator: string
  /** The direction of digits: left to right, unless the locale differs, such as Arabic. */
  direction: 'ltr' | 'rtl'
  numbers: (texts: DateTexts) => Record<DatePart, number | undefined>
}

const known = new Map<string, DateNotation>()

/** Returns a locale's numeric date format. */
export function dateNotation(locale: string): DateNotation {
  let notation = known.get(locale)
  if (!notation) known.set(locale, (notation = notationOf(locale)))
  return notation
}

const nothing: DateTexts = { day: '', month: '', year: '' }
const lengths = { day: 2, month: 2, year: 4 }
const separators = /[\s/.,-]+$/

function notationOf(locale: string): DateNotation {
  const format = dateFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
  const pieces = format.formatToParts(noonOf('2026-03-08'))
  const parts = pieces.flatMap(({ type }) => (type in nothing ? [type as DatePart] : []))
  const literal = pieces.find(({ type }) => type === 'literal')?.value ?? '/'
  const names = monthNames(locale)
  const latin = latinDigits
  const monthOf = (text: string) => (/\d/.test(latin(text)) ? Number(latin(text)) : names.read(text))

  return {
    locale,
    parts,
    separator: literal.replace(/\p{Cf}/gu, ''),
    direction: literal.includes('\u200f') ? 'rtl' : 'ltr',
    write: (value) => {
      const date = calendarDate(value)
      if (!date) return asGiven(value)
      const written = format.formatToParts(date).flatMap(({ type, value }) => (type in nothing ? [[type, value]] : []))
      return Object.fromEntries(written) as DateTexts
    },
    take: (texts, part, typed) => {
      const [text, isDone] = part === 'month' ? takeMonth(typed, names.read) : takeNumber(typed, lengths[part])
      return { texts: { ...texts, [part]: text }, isDone }
    },
    isWhole: (part, text) => {
      const number = latin(text)
      if (part === 'month' && !/\d/.test(number)) return names.isWhole(text)
      if (number.length === lengths[part]) return true
      return part !== 'year' && number > (part === 'day' ? '3' : '1')
    },
    parse: (text) => parseDate(latin(text), parts, names.read),
    numbers: ({ day, month, year }) => ({
      day: Number(latin(day)) || undefined,
      month: monthOf(month),
      year: latin(year).length === lengths.year ? Number(latin(year)) : undefined,
    }),
  }
}

/** Returns an invalid date unchanged. */
function asGiven(value: string): DateTexts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

function takeNumber(typed: string, length: number): [text: string, isDone: boolean] {
  const number = onlyDigits(typed).slice(0, length)
  return [number, number !== '' && separators.test(typed)]
}

/** Parses a month at the start of a text: a number, or a name, which may contain a space. */
function takeMonth(typed: string, read: (text: string) => number | undefined): [text: string, isDone: boolean] {
  if (/\p{Nd}/u.test(typed)) return takeNumber(typed, lengths.month)
  const text = typed.replace(/^[\s/.,-]+/, '')
  const name = text.replace(separators, '')
  const isDone = name !== text && read(name) !== undefined
  return [isDone ? name : text, isDone]
}

/** Parses the parts of a date. Returns the date, or why it is invalid. */
export function readDate(notation: DateNotation, texts: DateTexts) {
  const entered = notation.parts.filter((part) => texts[part].trim() !== '')
  if (entered.length === 0) return { value: '' }
  const { day, month, year } = notation.numbers(texts)
  const isYearShort = year === undefined
  const missing = notation.parts.filter((part) => !entered.includes(part) || (part === 'year' && isYearShort))
  if (missing.length > 0) return { value: null, fault: 'incomplete', wrong: missing } as const
  const value = month && year && year >= 1000 ? dayOf(year, month, day ?? 0) : undefined
  if (value) return { value }
  const isMonth = month !== undefined && month >= 1 && month <= 12
  const wrong: DatePart = !isMonth ? 'month' : (year ?? 0) < 1000 ? 'year' : 'day'
  return { value: null, fault: 'impossible', wrong: [wrong] } as const
}
