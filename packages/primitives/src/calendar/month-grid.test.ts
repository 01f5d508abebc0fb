import { expect, test } from 'vitest'
import { clamped, dayFor } from './grid-keys.ts'
import { weekdaysFrom, weeksOf } from './month-grid.ts'

test('a month has six weeks, from the first weekday of the locale', () => {
  const weeks = weeksOf('2026-03', 0)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`))
  expect(weeksOf('2026-03', 1)[0]).toEqual([...Array.from({ length: 6 }), '2026-03-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
  expect(weeks[5]).toEqual(Array.from({ length: 7 }))
})

test('weekdays start where the locale’s weeks do', () => {
  expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 0])
})

const settings = { firstWeekday: 0, isRightToLeft: false, min: undefined, max: undefined }
const press = (key: string, changes = {}, shiftKey = false) =>
  dayFor({ key, shiftKey }, '2026-01-31', { ...settings, ...changes })

test.each([
  ['ArrowRight', '2026-02-01'],
  ['ArrowLeft', '2026-01-30'],
  ['ArrowDown', '2026-02-07'],
  ['ArrowUp', '2026-01-24'],
  ['Home', '2026-01-25'],
  ['End', '2026-01-31'],
  ['PageDown', '2026-02-28'],
  ['PageUp', '2025-12-31'],
  ['a', undefined],
])('%s goes to %s', (key, day) => {
  expect(press(key)).toBe(day)
})

test('Shift makes months years', () => {
  expect(press('PageDown', {}, true)).toBe('2027-01-31')
  expect(press('PageUp', {}, true)).toBe('2025-01-31')
})

test('from right to left the arrows are the other way round, and weeks end where they end', () => {
  expect(press('ArrowLeft', { isRightToLeft: true })).toBe('2026-02-01')
  expect(press('Home', { firstWeekday: 1 })).toBe('2026-01-26')
})

test('no key leads out of the limits', () => {
  expect(press('PageDown', { max: '2026-02-10' })).toBe('2026-02-10')
  expect(press('PageUp', { min: '2026-01-10' })).toBe('2026-01-10')
  expect(clamped('2026-03-08', { min: undefined, max: undefined })).toBe('2026-03-08')
})
