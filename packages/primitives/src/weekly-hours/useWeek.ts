'use client'
import { type RefObject, useRef, useState } from 'react'
import { useFormReset } from '../internal/use-form-reset.ts'
import { closedWeek, isValidWeek, noSpan, type TimeSpan, type WeekHours, type Weekday, weekdays } from './week.ts'

interface WeekOptions {
  allowsOvernight: boolean
  value?: WeekHours
  defaultValue?: WeekHours
  onChange?: (value: WeekHours, isValid: boolean) => void
}

type Keys = Record<Weekday, readonly string[]>

let made = 0

/** Returns the hours of a week with a key per time range, so that incomplete input stays with its range. */
export function useWeek(
  { value, defaultValue = closedWeek, onChange, allowsOvernight }: WeekOptions,
  root: RefObject<HTMLElement | null>,
) {
  const [own, setOwn] = useState(defaultValue)
  useFormReset(root, () => setOwn(defaultValue))
  const week = value ?? own
  const closed = useRef<Partial<WeekHours>>({})
  const keys = useRef<Keys>(noKeys)

  // Ranges from outside get new keys.
  keys.current = mapWeek((day) => week[day].map((_, at) => keys.current[day][at] ?? `${made++}`))

  const change = (next: WeekHours) => {
    setOwn(next)
    onChange?.(next, isValidWeek(next, allowsOvernight))
  }
  const setDay = (day: Weekday, spans: readonly TimeSpan[]) => change({ ...week, [day]: spans })

  return {
    week,
    keysOf: (day: Weekday) => keys.current[day],
    /** Replaces a range by one or more. */
    setSpan: (day: Weekday, at: number, spans: readonly TimeSpan[]) =>
      setDay(day, week[day].toSpliced(at, 1, ...spans)),
    setDay: (day: Weekday, spans: readonly TimeSpan[]) => {
      keys.current = { ...keys.current, [day]: [] }
      setDay(day, spans)
    },
    add: (day: Weekday) => setDay(day, [...week[day], noSpan]),
    remove: (day: Weekday, at: number) => {
      keys.current = { ...keys.current, [day]: keys.current[day].toSpliced(at, 1) }
      setDay(day, week[day].toSpliced(at, 1))
    },
    /** Reopening a day restores the hours it had. */
    setOpen: (day: Weekday, isOpen: boolean) => {
      if (!isOpen) closed.current[day] = week[day]
      keys.current = { ...keys.current, [day]: [] }
      setDay(day, isOpen ? (closed.current[day] ?? [noSpan]) : [])
    },
    copy: (from: Weekday, to: readonly Weekday[]) => {
      const others = to.filter((day) => day !== from)
      keys.current = mapWeek((day) => (others.includes(day) ? [] : keys.current[day]))
      change({ ...week, ...Object.fromEntries(others.map((day) => [day, week[from]])) })
    },
  }
}

const noKeys = mapWeek(() => [] as string[])

function mapWeek<Value>(valueOf: (day: Weekday) => Value) {
  return Object.fromEntries(weekdays.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>
}
