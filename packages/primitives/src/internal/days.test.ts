import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, addMonths, dayOf, daysIntoWeek, firstWeekdayOf, isWithin, todayIn, weekdayOf } from './days.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  [2026, 3, 8, '2026-03-08'],
  [2024, 2, 29, '2024-02-29'],
  [2026, 2, 29, undefined],
  [2026, 13, 1, undefined],
  [2026, 1, 0, undefined],
])('%i, %i, %i is %s', (year, month, day, text) => {
  expect(dayOf(year, month, day)).toBe(text)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-05-31', 0, '2026-05-31'],
])('%s and %i months is %s', (day, count, text) => {
  expect(addMonths(day, count)).toBe(text)
})

test('days come back, whatever their number', () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1900-01-01', count))
  fc.assert(
    fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
    }),
  )
})

test('today depends on where one is', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-08T02:30:00Z') })
  expect(todayIn('UTC')).toBe('2026-03-08')
  expect(todayIn('America/Toronto')).toBe('2026-03-07')
})

describe('a week', () => {
  test.each([
    ['en-US', 0],
    ['en-CA', 0],
    ['fr-CA', 0],
    ['es-US', 0],
    ['fr-FR', 1],
    ['en-GB', 1],
    ['de', 1],
    ['ar-EG', 6],
  ])('of %s starts with %i', (locale, weekday) => {
    expect(firstWeekdayOf(locale)).toBe(weekday)
  })

  test('that starts on Monday ends on Sunday', () => {
    expect(daysIntoWeek(0, 1)).toBe(6)
    expect(daysIntoWeek(0, 0)).toBe(0)
  })
})

test('limits are themselves allowed, and may be missing', () => {
  expect(isWithin('2026-03-08', '2026-03-08', '2026-03-08')).toBe(true)
  expect(isWithin('2026-03-08', '2026-03-09')).toBe(false)
  expect(isWithin('2026-03-08', undefined, '2026-03-07')).toBe(false)
  expect(isWithin('2026-03-08')).toBe(true)
})
