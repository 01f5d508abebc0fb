import type { OpeningRange } from '@memberkit/contract/partners/branches'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from './calendar.ts'
import {
  changedDays,
  closedHours,
  copyDay,
  haveSameHours,
  haveTouching,
  isOpenAllDay,
  mergeTouching,
  overlappingDays,
  shiftHours,
} from './week.rules.ts'

const ranges = (text: string): OpeningRange[] =>
  text.split(' ').flatMap((one) => {
    const [start = '', end = ''] = one.split('-')
    return one ? [{ start, end }] : []
  })
const text = (list: readonly OpeningRange[]) => list.map(({ start, end }) => `${start}-${end}`).join(' ')

test.each([
  ['09:00-12:00 12:00-17:00', '09:00-17:00'],
  ['12:00-17:00 09:00-12:00', '09:00-17:00'],
  ['09:00-12:00 13:00-17:00', '09:00-12:00 13:00-17:00'],
  ['09:00-12:30 12:00-17:00', '09:00-12:30 12:00-17:00'],
  ['20:00-23:00 23:00-02:00', '20:00-02:00'],
])('touching ranges merge: %s is %s', (before, after) => {
  expect(text(mergeTouching(ranges(before)))).toBe(after)
  expect(haveTouching(ranges(before))).toBe(before.split(' ').length > after.split(' ').length)
})

test('open for 24 hours, in one range or in several that touch', () => {
  expect(isOpenAllDay(ranges('00:00-24:00'))).toBe(true)
  expect(isOpenAllDay(ranges('00:00-00:00'))).toBe(true)
  expect(isOpenAllDay(ranges('12:00-24:00 00:00-12:00'))).toBe(true)
  expect(isOpenAllDay(ranges('00:00-23:59'))).toBe(false)
})

test('overlaps within a day, and with what spills over from the day before', () => {
  const hours = {
    ...closedHours,
    monday: ranges('09:00-12:30 12:00-17:00'),
    friday: ranges('22:00-02:00'),
    saturday: ranges('01:00-05:00'),
    sunday: ranges('20:00-04:00'),
  }
  expect(overlappingDays(hours)).toEqual(['monday', 'saturday'])
  expect(overlappingDays({ ...hours, monday: ranges('03:00-05:00 05:00-06:00'), saturday: [] })).toEqual(['monday'])
})

test('copying, and which days differ', () => {
  const hours = { ...closedHours, monday: ranges('09:00-12:00 12:00-17:00') }
  const copied = copyDay(hours, 'monday', ['tuesday', 'friday'])
  expect(changedDays(hours, copied)).toEqual(['tuesday', 'friday'])
  expect(haveSameHours(ranges('09:00-17:00'), hours.monday)).toBe(true)
  expect(haveSameHours(ranges('09:00-00:00'), ranges('09:00-24:00'))).toBe(true)
})

test('hours move into another zone', () => {
  const hours = {
    ...closedHours,
    monday: ranges('08:30-12:00 13:00-17:30'),
    friday: ranges('22:00-02:00'),
    sunday: ranges('23:30-24:00'),
  }
  const later = shiftHours(hours, 60)
  expect(text(later.monday)).toBe('00:30-01:00 09:30-13:00 14:00-18:30')
  expect(text(later.friday)).toBe('23:00-03:00')
  expect(text(shiftHours(hours, -30).friday)).toBe('21:30-01:30')
  expect(text(shiftHours({ ...closedHours, monday: ranges('00:00-24:00') }, 60).monday)).toBe('01:00-24:00')
  expect(text(shiftHours({ ...closedHours, monday: ranges('00:00-24:00') }, 60).tuesday)).toBe('00:00-01:00')
  const always = Object.fromEntries(weekdays.map((day) => [day, ranges('00:00-24:00')])) as typeof closedHours
  expect(shiftHours(always, -90)).toEqual(always)
})

test('a range that is still being typed stays as it is', () => {
  const hours = { ...closedHours, monday: [{ start: '09:00', end: '' }], tuesday: ranges('09:00-17:00') }
  expect(shiftHours(hours, 60)).toEqual({ ...hours, tuesday: ranges('10:00-18:00') })
})

test('moving there and back changes nothing', () => {
  const time = fc
    .integer({ min: 0, max: 95 })
    .map((at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][at % 4]}`)
  const one = fc.tuple(time, time).filter(([start, end]) => start !== end && end !== '00:00')
  fc.assert(
    fc.property(one, fc.constantFrom(...weekdays), fc.integer({ min: -12, max: 12 }), ([start, end], day, hours) => {
      const week = { ...closedHours, [day]: [{ start, end }] }
      expect(changedDays(shiftHours(shiftHours(week, hours * 60), hours * -60), week)).toEqual([])
    }),
  )
})
