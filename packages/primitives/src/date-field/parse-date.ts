import { dayOf } from '../internal/days.ts'
import type { DatePart } from './date-notation.ts'

/**
 * Parses a date from text in common formats: 2026-03-08 (with anything after it), 3/8/2026 in the locale's order,
 * 8.3.2026, March 8, 2026, "dimanche 8 mars 2026". The year has four digits. Returns undefined for anything else.
 */
export function parseDate(
  text: string,
  order: readonly DatePart[],
  monthOf: (name: string) => number | undefined,
): string | undefined {
  const iso = /^\s*(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const numbers = text.match(/\d+/g) ?? []
  const yearAt = numbers.findIndex((number) => number.length === 4)
  const year = Number(numbers[yearAt])
  const rest = numbers.filter((_, at) => at !== yearAt).map(Number)
  if (yearAt < 0 || rest.some((number) => number > 31)) return undefined

  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const months = new Set(words.flatMap((word) => monthOf(word) ?? []))
  const [first = 0, second = 0] = rest
  const [named] = months
  if (rest.length === 1 && months.size === 1) return dayOf(year, named as number, first)
  if (rest.length !== 2 || months.size > 0) return undefined
  const isMonthFirst = yearAt === 0 || order.indexOf('month') < order.indexOf('day')
  // 31/12/2026 is unambiguous in every locale.
  return isMonthFirst
    ? (dayOf(year, first, second) ?? dayOf(year, second, first))
    : (dayOf(year, second, first) ?? dayOf(year, first, second))
}
