'use client'
import { useLocale } from '../locale/index.ts'
import type { Reading } from '../segments/notation.ts'
import { type SegmentsOptions, useSegments } from '../segments/useSegments.ts'
import { timeNotation, type TimePart, type TimeTexts } from './time-notation.ts'

/** Error messages, shown after the field loses focus. */
export interface TimeMessages {
  /** A part is missing: the hour, the minutes, or AM or PM. */
  incomplete: string
  /** The time doesn't exist, for example 25:00. */
  impossible: string
}

interface TimeChoice {
  messages: TimeMessages
  step: number
  /** Returns why a time is unavailable; undefined if it is available. */
  reasonAgainst?: (time: string) => string | undefined
}

export function useTimeSegments(
  { messages, step, reasonAgainst }: TimeChoice,
  given: Pick<SegmentsOptions<TimePart>, 'value' | 'defaultValue' | 'onChange' | 'name'>,
) {
  const notation = timeNotation(useLocale().locale, step)
  const read = (texts: TimeTexts, reasonAgainst: TimeChoice['reasonAgainst']): Reading<TimePart> => {
    const reading = notation.read(texts)
    if ('fault' in reading) return { ...reading, message: messages[reading.fault] }
    const reason = reading.value && reasonAgainst?.(reading.value)
    return reason ? { value: null, message: reason, wrong: notation.parts } : reading
  }
  const segments = useSegments<TimePart>({ ...given, notation, read: (texts) => read(texts, reasonAgainst) })
  return {
    ...segments,
    notation,
    /** Parses the value again with another check. */
    readAgain: (reasonAgainst: TimeChoice['reasonAgainst']) => read(segments.texts, reasonAgainst).value,
  }
}

export type TimeSegments = ReturnType<typeof useTimeSegments>
