import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeNotation } from './time-notation.ts'

const read = (locale: string, hour: string, minute: string, period = '') =>
  timeNotation(locale, 1).read({ hour, minute, period })

test.each([
  ['en-US', 'hour minute period', ':'],
  ['en-CA', 'hour minute period', ':'],
  ['fr-CA', 'hour minute', ' h '],
  ['de', 'hour minute', ':'],
  ['ko', 'period hour minute', ':'],
])('%s writes %s', (locale, order, sign) => {
  const { parts, before } = timeNotation(locale, 1)
  expect([parts.join(' '), before.minute?.replaceAll('\u00a0', ' ')]).toEqual([order, sign])
})

test.each([
  ['en-US', '9', '05', 'am', '09:05'],
  ['en-US', '12', '00', 'am', '00:00'],
  ['en-US', '12', '00', 'pm', '12:00'],
  ['en-US', '9', '5', 'pm', '21:05'],
  ['fr-CA', '21', '05', '', '21:05'],
  ['fr-CA', '0', '00', '', '00:00'],
  ['ar-EG', '٩', '٠٥', 'pm', '21:05'],
])('%s: %s, %s, %s is %s', (locale, hour, minute, period, value) => {
  expect(read(locale, hour, minute, period)).toEqual({ value })
})

test.each([
  ['en-US', '', '', 'am', { value: '' }],
  ['en-US', '9', '05', '', { value: null, fault: 'incomplete', wrong: ['period'] }],
  ['fr-CA', '9', '', '', { value: null, fault: 'incomplete', wrong: ['minute'] }],
  ['en-US', '0', '05', 'am', { value: null, fault: 'impossible', wrong: ['hour'] }],
  ['fr-CA', '24', '60', '', { value: null, fault: 'impossible', wrong: ['hour', 'minute'] }],
])('%s: %j, %j, %j', (locale, hour, minute, period, reading) => {
  expect(read(locale, hour, minute, period)).toEqual(reading)
})

describe('typing', () => {
  const texts = { hour: '', minute: '30', period: '' }
  const take = (typed: string, part: 'hour' | 'minute' = 'hour') => timeNotation('en-US', 1).take(texts, part, typed)
  test.each([
    ['9', { hour: '9' }, false],
    ['9:', { hour: '9' }, true],
    ['9p', { hour: '9', period: 'pm' }, true],
    ['14', { hour: '2', period: 'pm' }, true],
    ['00', { hour: '12', period: 'am' }, true],
    ['12', { hour: '12' }, false],
    ['99', { hour: '99' }, false],
  ])('%j leaves %o', (typed, changes, isDone) => {
    expect(take(typed)).toEqual({ texts: { ...texts, ...changes }, isDone })
  })

  test('a letter typed in the minutes sets AM or PM', () => {
    expect(take('30a', 'minute').texts).toEqual({ hour: '', minute: '30', period: 'am' })
  })

  test.each([
    ['en-US', 'hour', '1', false],
    ['en-US', 'hour', '2', true],
    ['fr-CA', 'hour', '2', false],
    ['fr-CA', 'hour', '3', true],
    ['fr-CA', 'minute', '5', false],
    ['fr-CA', 'minute', '6', true],
  ] as const)('%s %s %s is complete: %s', (locale, part, text, isWhole) => {
    expect(timeNotation(locale, 1).isWhole(part, text)).toBe(isWhole)
  })
})

describe('arrow keys', () => {
  const step = (locale: string, value: string, part: 'hour' | 'minute', by: 1 | -1, size = 15) => {
    const notation = timeNotation(locale, size)
    return notation.read(notation.step!(notation.write(value), part, by)!).value
  }
  test.each([
    ['09:05', 'hour', 1, '10:05'],
    ['11:30', 'hour', 1, '12:30'],
    ['23:30', 'hour', 1, '00:30'],
    ['00:30', 'hour', -1, '23:30'],
    ['09:05', 'minute', 1, '09:15'],
    ['09:05', 'minute', -1, '09:00'],
    ['09:45', 'minute', 1, '09:00'],
    ['09:00', 'minute', -1, '09:45'],
  ] as const)('%s, %s by %i is %s', (value, part, by, next) => {
    expect(step('en-US', value, part, by)).toBe(next)
    expect(step('fr-CA', value, part, by)).toBe(next)
  })

  test('start from an empty value', () => {
    const { step, write } = timeNotation('en-US', 15)
    expect(step!(write(''), 'hour', 1)).toEqual({ hour: '1', minute: '', period: '' })
    expect(step!(write(''), 'hour', -1)).toEqual({ hour: '12', minute: '', period: '' })
    expect(step!(write(''), 'minute', -1)).toEqual({ hour: '', minute: '45', period: '' })
  })
})

describe('parsing a whole time', () => {
  test.each([
    ['en-US', '9:30 PM'],
    ['en-US', '9:30p'],
    ['en-CA', '9:30 p.m.'],
    ['en-US', '21:30'],
    ['en-US', '21:30:00'],
    ['en-US', '2130'],
    ['fr-CA', '21 h 30'],
    ['fr-CA', '21h30'],
    ['fr-CA', '9:30 pm'],
  ])('%s, %j', (locale, text) => {
    expect(timeNotation(locale, 1).parse(text)).toBe('21:30')
  })

  test.each(['', '9', '25:00', '13 pm', '9:60', 'now', '9:30 x', '24:00'])('rejects %j', (text) => {
    expect(timeNotation('en-US', 1).parse(text)).toBeUndefined()
  })

  test('round-trips in every locale', () => {
    const two = (number: number) => String(number).padStart(2, '0')
    const times = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
    const locales = fc.constantFrom('en-US', 'en-CA', 'fr-CA', 'es-US', 'de', 'ar-EG', 'ko')
    fc.assert(
      fc.property(times, locales, (time, locale) => {
        const notation = timeNotation(locale, 1)
        expect(notation.read(notation.write(time))).toEqual({ value: time })
      }),
    )
  })
})
