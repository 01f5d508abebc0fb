import { expect, test } from 'vitest'
import {
  closedWeek,
  endsAfter,
  isValidWeek,
  merged,
  overlap,
  spilledInto,
  type TimeSpan,
  touch,
  weekdaysIn,
} from './week.ts'

const span = (text: string): TimeSpan => {
  const [start = '', end = ''] = text.split('-')
  return { start, end }
}
const spans = (text: string) => text.split(' ').map(span)

test('a week starts on the first weekday of the locale', () => {
  expect(weekdaysIn('en-CA')[0]).toBe('sunday')
  expect(weekdaysIn('fr-FR')).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
})

test.each([
  ['09:00-12:00 13:00-17:00', false],
  ['09:00-12:00 12:00-17:00', false],
  ['13:00-17:00 09:00-12:00', false],
  ['09:00-12:30 12:00-17:00', true],
  ['12:00-17:00 09:00-12:30', true],
  ['09:00-00:00 22:00-23:00', true],
  ['09:00-24:00 22:00-23:00', true],
  ['20:00-02:00 22:00-23:00', true],
  ['09:00-10:00 09:00-10:00', true],
  ['09:00- 08:00-17:00', false],
])('%s overlap: %s', (text, expected) => {
  expect(overlap(spans(text))).toBe(expected)
})

test('midnight ends a day', () => {
  expect(endsAfter('00:00', '22:00')).toBe(true)
  expect(endsAfter('24:00', '22:00')).toBe(true)
  expect(endsAfter('21:00', '22:00')).toBe(false)
  expect(endsAfter('22:00', '22:00')).toBe(false)
})

test('hours that go on after midnight reach into the next day', () => {
  const week = { ...closedWeek, saturday: spans('20:00-24:00 22:00-02:00'), sunday: spans('01:00-05:00') }
  expect(spilledInto('sunday', week)).toBe('02:00')
  expect(spilledInto('monday', week)).toBeUndefined()
  expect(overlap(week.sunday, '02:00')).toBe(true)
  expect(overlap(week.sunday, '01:00')).toBe(false)
})

test('ranges that touch are merged, others and incomplete ones stay', () => {
  expect(touch(spans('09:00-12:00 12:00-17:00'))).toBe(true)
  expect(merged(spans('12:00-17:00 09:00-12:00 18:00-20:00 21:00-'))).toEqual(spans('09:00-17:00 18:00-20:00 21:00-'))
  expect(touch(spans('09:00-12:00 13:00-17:00'))).toBe(false)
})

test('a week is valid when every span is whole and none overlaps', () => {
  const friday = (text: string) => ({ ...closedWeek, friday: spans(text) })
  expect(isValidWeek(closedWeek)).toBe(true)
  expect(isValidWeek(friday('09:00-17:00'))).toBe(true)
  expect(isValidWeek(friday('09:00-'))).toBe(false)
  expect(isValidWeek({ ...closedWeek, monday: [{ start: '09:00', end: null }] })).toBe(false)
  expect(isValidWeek(friday('09:00-12:00 11:00-17:00'))).toBe(false)
  expect(isValidWeek(friday('22:00-02:00'))).toBe(false)
  expect(isValidWeek(friday('22:00-02:00'), true)).toBe(true)
  expect(isValidWeek(friday('09:00-09:00'), true)).toBe(false)
  expect(isValidWeek({ ...friday('22:00-02:00'), saturday: spans('01:00-05:00') }, true)).toBe(false)
})
