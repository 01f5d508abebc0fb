import { expect, test } from 'vitest'
import { calendarWords } from './calendar-words.ts'

test('a day is read out with the number that is to be seen', () => {
  expect(calendarWords('fr-CA').day('2026-04-01')).toBe('mercredi 1 avril 2026')
  expect(calendarWords('fr-CA').day('2026-04-21')).toBe('mardi 21 avril 2026')
  expect(calendarWords('en-CA').day('2026-04-01')).toBe('Wednesday, April 1, 2026')
})

test('the numbers in the grid and the names of months stay as they are', () => {
  const { dayNumber, month, monthAndYear } = calendarWords('fr-CA')
  expect([dayNumber(1), month('2026-04-01'), monthAndYear('2026-04-01')]).toEqual(['1', 'avril', 'avril 2026'])
})
