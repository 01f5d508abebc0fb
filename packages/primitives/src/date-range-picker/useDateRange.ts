'use client'
import { useState } from 'react'
import { checkDate, type DateLimits, type DateMessages, useDateSegments } from '../date-field/useDateSegments.ts'
import { afterPress } from '../internal/after-press.ts'

/** A date range, both ends inclusive. '' for a missing date, null for an invalid one. */
export interface DateRange {
  start: string | null
  end: string | null
}

export interface DateRangeMessages extends DateMessages {
  /** One of the two dates is missing. */
  oneMissing: string
  /** The last date is before the first. */
  endBeforeStart: string
}

interface RangeOptions extends Omit<DateLimits, 'messages'> {
  messages: DateRangeMessages
  value?: DateRange
  defaultValue?: DateRange
  onChange?: (value: DateRange) => void
  startName?: string
  endName?: string
}

/** Manages two dates, the second validated against the first. */
export function useDateRange(options: RangeOptions) {
  const { value, defaultValue, onChange, startName, endName, ...limits } = options
  const [isLeft, setLeft] = useState(false)
  const { messages } = limits
  const endLimits = (start: string | null) => ({
    ...limits,
    unavailableReason: (day: string) => (start && day < start ? messages.endBeforeStart : undefined),
  })

  const start = useDateSegments(limits, {
    value: value?.start,
    defaultValue: defaultValue?.start ?? '',
    name: startName,
    // The same text can be the end of one range and before the start of another.
    onChange: (day) => onChange?.({ start: day, end: checkDate(end.notation, end.texts, endLimits(day)).value }),
  })
  const end = useDateSegments(endLimits(start.reading.value), {
    value: value?.end,
    defaultValue: defaultValue?.end ?? '',
    name: endName,
    onChange: (day) => onChange?.({ start: start.reading.value, end: day }),
  })

  const range = { start: start.reading.value, end: end.reading.value }
  if (isLeft && isWhole(range)) setLeft(false)
  return {
    start,
    end,
    range,
    message: start.message ?? end.message ?? (isLeft ? messages.oneMissing : undefined),
    write: (first: string, last: string) => {
      start.write(first)
      end.write(last)
      onChange?.({ start: first, end: last })
    },
    leave: () => {
      start.leave()
      end.leave()
      afterPress(() => setLeft(true))
    },
  }
}

function isWhole({ start, end }: DateRange) {
  return (start === '') === (end === '')
}
