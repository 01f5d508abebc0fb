'use client'
import { isWithin } from '../internal/days.ts'
import { useLocale } from '../locale/index.ts'
import type { Reading } from '../segments/notation.ts'
import { type SegmentsOptions, useSegments } from '../segments/useSegments.ts'
import { dateNotation, type DateNotation, type DatePart, type DateTexts, readDate } from './date-notation.ts'

/** Error messages, shown after the field loses focus. */
export interface DateMessages {
  /** A part is missing, or the year doesn't have four digits. */
  incomplete: string
  /** The date doesn't exist, for example February 30. */
  impossible: string
  /** The date is before `min`. */
  tooEarly: string
  /** The day is after `max`. */
  tooLate: string
}

export interface DateLimits {
  /** The first available date, such as '1900-01-01'. */
  min?: string
  /** The last available date. */
  max?: string
  messages: DateMessages
}

export interface DateChoice extends DateLimits {
  /** Returns why a date between `min` and `max` is unavailable; undefined if it is available. */
  unavailableReason?: (day: string) => string | undefined
}

type Given = Pick<SegmentsOptions<DatePart>, 'value' | 'defaultValue' | 'onChange' | 'name'>

export function useDateSegments(choice: DateChoice, given: Given) {
  const notation = dateNotation(useLocale().locale)
  const segments = useSegments({ ...given, notation, read: (texts) => checkDate(notation, texts, choice) })
  return { ...segments, notation }
}

export type DateSegments = ReturnType<typeof useDateSegments>

export function checkDate(notation: DateNotation, texts: DateTexts, choice: DateChoice): Reading<DatePart> {
  const { value, fault, wrong } = readDate(notation, texts)
  if (value === null) return { value, message: choice.messages[fault], wrong }
  const reason = value && reasonAgainst(value, choice)
  return reason ? { value: null, message: reason, wrong: notation.parts } : { value }
}

/** Returns why a date is unavailable; undefined if it is available. */
export function reasonAgainst(day: string, { min, max, messages, unavailableReason }: DateChoice) {
  if (!isWithin(day, min)) return messages.tooEarly
  if (!isWithin(day, undefined, max)) return messages.tooLate
  return unavailableReason?.(day)
}
