import { expect, test } from 'vitest'
import { instantOf, partsOfInstant } from './instants.ts'

test.each([
  ['2026-03-10', '11:00', 'America/Toronto', '2026-03-10T15:00:00Z'],
  ['2026-01-10', '11:00', 'America/Toronto', '2026-01-10T16:00:00Z'],
  // The clocks of Toronto change at 2 that night.
  ['2026-03-08', '01:30', 'America/Toronto', '2026-03-08T06:30:00Z'],
  ['2026-03-08', '03:30', 'America/Toronto', '2026-03-08T07:30:00Z'],
  ['2026-03-10', '00:00', 'Asia/Kolkata', '2026-03-09T18:30:00Z'],
])('%s %s in %s is %s, and back', (day, time, timeZone, instant) => {
  expect(instantOf(day, time, timeZone)).toBe(instant)
  expect(partsOfInstant(instant, timeZone)).toEqual({ day, time })
})

test('no instant has no parts', () => {
  expect(partsOfInstant('', 'America/Toronto')).toEqual({ day: '', time: '' })
})
