import type { BusinessHours } from '@memberkit/contract/partners/branches'
import type { WeekHours } from '@memberkit/primitives/weekly-hours'
import { useState } from 'react'
import { weekdays } from './calendar.ts'

/**
 * Returns the hours as typed, with times that can't be read, and a function to change them. Hours from elsewhere, such
 * as those of an undo, replace what is typed.
 */
export function useTypedHours(value: BusinessHours, onChange: (hours: BusinessHours) => void) {
  const [typed, setTyped] = useState<{ week: WeekHours; value: BusinessHours }>(() => ({ week: value, value }))
  const current = typed.value === value ? typed : { week: value, value }
  if (current !== typed) setTyped(current)
  const change = (week: WeekHours) => {
    const hours = readable(week)
    setTyped({ week, value: hours })
    onChange(hours)
  }
  return [current.week, change] as const
}

function readable(week: WeekHours) {
  const days = weekdays.map((day) => [day, week[day].map(({ start, end }) => ({ start: start ?? '', end: end ?? '' }))])
  return Object.fromEntries(days) as BusinessHours
}
