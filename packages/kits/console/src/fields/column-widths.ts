import { type Field, valuesIn } from '@memberkit/contract/fields'
import type { Words } from '../words/useWords.ts'

/** Pixels that the values of a kind need, whatever its header is called. */
const widths: Readonly<Partial<Record<Field['kind'], number>>> = {
  date: 112,
  month: 112,
  instant: 112,
  time: 80,
  flag: 72,
  number: 80,
  percentage: 80,
  decimal: 80,
  money: 96,
  locale: 112,
}

/** Pixels of a column beside and between its words, and of a letter in the size of a cell and of a badge. */
const padding = 16
const letter = 7
const badge = { mark: 34, letter: 6.5 }
/** Longer words wrap: no enumeration takes what the names need. */
const ofWords = { least: 96, most: 160 }
const ofStatus = { least: 112, most: 200 }

/**
 * Returns the width of a column in pixels: of an enumeration, what the longest of its words needs, so that they stay on
 * one line. Text of any length has none: such columns share what the others leave.
 */
export function columnWidth(field: Field, words: Pick<Words, 'value'>, isStatus: boolean): number | undefined {
  if (field.isList) return undefined
  if (field.kind !== 'enumeration') return widths[field.kind]
  const longest = Math.max(0, ...valuesIn(field.schema).map((value) => words.value(field.schema, value).length))
  return isStatus
    ? between(ofStatus, longest * badge.letter + badge.mark + padding)
    : between(ofWords, longest * letter + padding)
}

const between = ({ least, most }: { least: number; most: number }, width: number) =>
  Math.round(Math.min(most, Math.max(least, width)))
