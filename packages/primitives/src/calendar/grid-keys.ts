import { addDays, addMonths, daysIntoWeek, weekdayOf } from '../internal/days.ts'

export interface GridKey {
  key: string
  shiftKey: boolean
}

export interface GridSettings {
  firstWeekday: number
  isRightToLeft: boolean
  min: string | undefined
  max: string | undefined
}

/**
 * The day that a key goes to, by the date grid pattern of the WAI-ARIA Authoring Practices; never out of the limits.
 * Undefined for keys that go nowhere.
 */
export function dayFor({ key, shiftKey }: GridKey, day: string, settings: GridSettings): string | undefined {
  const next = moved(key, shiftKey, day, settings)
  return next && clamped(next, settings)
}

export function clamped(day: string, { min = '', max = '9999' }: Pick<GridSettings, 'min' | 'max'>) {
  return day < min ? min : day > max ? max : day
}

export function isChoice({ key }: GridKey) {
  return key === 'Enter' || key === ' '
}

function moved(key: string, isByYears: boolean, day: string, { firstWeekday, isRightToLeft }: GridSettings) {
  const forward = isRightToLeft ? -1 : 1
  const into = daysIntoWeek(weekdayOf(day), firstWeekday)
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -into)
    case 'End':
      return addDays(day, 6 - into)
    case 'PageDown':
      return addMonths(day, isByYears ? 12 : 1)
    case 'PageUp':
      return addMonths(day, isByYears ? -12 : -1)
  }
}
