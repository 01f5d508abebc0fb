import { parseDecimal, writeDecimal } from '../internal/decimal-text.ts'
import type { Notation } from '../internal/use-typed-value.ts'

const notations = new Map<string, Notation>()

/** Returns a locale's number format with at most this many decimals. Parsing ignores the units: "15 %". */
export function numberNotation(locale: string, mostDigits: number, units: readonly string[] = []): Notation {
  const key = JSON.stringify([locale, mostDigits, ...units])
  const known = notations.get(key) ?? {
    write: (number: string) => writeDecimal(number, locale, 0),
    parse: (text: string) => parseDecimal(text, { locale, mostDigits, units }),
  }
  notations.set(key, known)
  return known
}

/** Converts a number to decimal text, never to "1e21". */
export function decimalOf(number: number) {
  return number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
}

export function digitsOf(step: number) {
  return decimalOf(step).split('.')[1]?.length ?? 0
}

export interface NumberRange {
  min: number | undefined
  max: number | undefined
  step: number
}

/**
 * Returns the number after some steps, on the grid that starts at `min` or 0, within the range. Between two steps, the
 * first step goes to the nearer one: from 2.5 up to 3, not to 3.5.
 */
export function stepFrom(number: number | undefined, steps: number, { min, max, step }: NumberRange) {
  const start = min ?? 0
  const from = number ?? (steps > 0 ? start - step : (max ?? start + step))
  const place = (from - start) / step
  const rounded = Math.round(place)
  const isOnGrid = Math.abs(place - rounded) < 1e-9
  const onGrid = isOnGrid ? rounded : steps > 0 ? Math.floor(place) : Math.ceil(place)
  // Floats add up to 0.30000000000000004; rounds to the decimals of step and start.
  const digits = Math.max(digitsOf(step), digitsOf(start))
  const next = Number((start + (onGrid + steps) * step).toFixed(digits))
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next))
}
