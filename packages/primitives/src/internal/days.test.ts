import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, dayOf, firstWeekdayOf, isWithin } from './days.ts'

test.each([
  [2026, 3, 8, '2026-03-08'],
  [2024, 2, 29, '2024-02-29'],
  [2026, 2, 29, undefined],
  [2026, 13, 1, undefined],
  [2026, 1, 0, undefined],
])('%i, %i, %i is %s', (year, month, day, text) => {
  expect(dayOf(year, month, day)).toBe(text)
})

test('addDays round-trips for any count', () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1900-01-01', count))
  fc.assert(
    fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
    }),
  )
})

test('the day of an instant depends on the time zone', () => {
  const moment = Date.parse('2026-03-08T02:30:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-03-08')
  expect(dayIn('America/Toronto', moment)).toBe('2026-03-07')
})

test.each([
  ['en-US', 0],
  ['en-CA', 0],
  ['fr-CA', 0],
  ['es-US', 0],
  ['fr-FR', 1],
  ['en-GB', 1],
  ['de', 1],
  ['ar-EG', 6],
])('a week in %s starts on %i', (locale, weekday) => {
  expect(firstWeekdayOf(locale)).toBe(weekday)
})

test('limits are inclusive and optional', () => {
  expect(isWithin('2026-03-08', '2026-03-08', '2026-03-08')).toBe(true)
  expect(isWithin('2026-03-08', '2026-03-09')).toBe(false)
  expect(isWithin('2026-03-08', undefined, '2026-03-07')).toBe(false)
  expect(isWithin('2026-03-08')).toBe(true)
})
