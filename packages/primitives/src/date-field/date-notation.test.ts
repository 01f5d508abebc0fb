import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../internal/days.ts'
import { dateNotation, readDate } from './date-notation.ts'

const read = (locale: string, day: string, month: string, year: string) =>
  readDate(dateNotation(locale), { day, month, year })

test.each([
  ['en-US', 'month day year', '/'],
  ['en-CA', 'year month day', '-'],
  ['fr-CA', 'year month day', '-'],
  ['es-US', 'day month year', '/'],
  ['ar', 'day month year', '/'],
])('%s writes %s', (locale, order, separator) => {
  const { parts, separator: found } = dateNotation(locale)
  expect([parts.join(' '), found]).toEqual([order, separator])
})

test.each([
  ['en-US', '3', '8', '2026-08-03'],
  ['en-US', '03', 'aug', '2026-08-03'],
  ['en-US', '3', 'Sept.', '2026-09-03'],
  ['fr-CA', '1', 'fevrier', '2026-02-01'],
  ['fr-CA', '1', 'AOÛT', '2026-08-01'],
  ['es-US', '1', 'dic', '2026-12-01'],
  ['ar-EG', '٨', '٣', '2026-03-08'],
])('%s: day %s, month %s is %s', (locale, day, month, value) => {
  expect(read(locale, day, month, locale === 'ar-EG' ? '٢٠٢٦' : '2026')).toEqual({ value })
})

test.each([
  ['', '', '', { value: '' }],
  ['31', '', '2026', { value: null, fault: 'incomplete', wrong: ['month'] }],
  ['31', '1', '26', { value: null, fault: 'incomplete', wrong: ['year'] }],
  ['30', '2', '2026', { value: null, fault: 'impossible', wrong: ['day'] }],
  ['0', '2', '2026', { value: null, fault: 'impossible', wrong: ['day'] }],
  ['1', '13', '2026', { value: null, fault: 'impossible', wrong: ['month'] }],
  ['1', 'ju', '2026', { value: null, fault: 'impossible', wrong: ['month'] }],
  ['1', 'soon', '2026', { value: null, fault: 'impossible', wrong: ['month'] }],
  ['1', '1', '0026', { value: null, fault: 'impossible', wrong: ['year'] }],
])('%j %j %j', (day, month, year, reading) => {
  expect(read('en-US', day, month, year)).toEqual(reading)
})

test('digits run left to right, except in Arabic', () => {
  expect(['en-US', 'he', 'ar-EG'].map((locale) => dateNotation(locale).direction)).toEqual(['ltr', 'ltr', 'rtl'])
})

describe('a segment is complete', () => {
  const isWhole = dateNotation('en-US').isWhole
  test.each([
    ['day', '4'],
    ['day', '31'],
    ['day', '03'],
    ['month', '2'],
    ['month', '12'],
    ['month', 'march'],
    ['month', 'may'],
    ['year', '2026'],
  ] as const)('%s %s', (part, text) => {
    expect(isWhole(part, text)).toBe(true)
  })
  test.each([
    ['day', '3'],
    ['day', '0'],
    ['month', '1'],
    ['month', 'mar'],
    ['month', 'soon'],
    ['year', '202'],
  ] as const)('not %s %s', (part, text) => {
    expect(isWhole(part, text)).toBe(false)
  })
})

describe('typing', () => {
  const { take } = dateNotation('en-US')
  const nothing = { day: '', month: '', year: '' }
  test.each([
    ['day', '12/', '12', true],
    ['day', '/', '', false],
    ['day', 'x', '', false],
    ['day', '123', '12', false],
    ['month', '3 ', '3', true],
    ['month', 'sep. ', 'sep', true],
    ['month', 'so ', 'so ', false],
    ['year', '20261', '2026', false],
  ] as const)('%s %j leaves %j', (part, typed, text, isDone) => {
    expect(take(nothing, part, typed)).toEqual({ texts: { ...nothing, [part]: text }, isDone })
  })
})

describe('parsing a whole date', () => {
  test.each([
    ['en-US', '2026-03-08'],
    ['en-US', ' 2026-03-08T14:30:00Z '],
    ['en-US', '3/8/2026'],
    ['en-US', '03.08.2026'],
    ['en-US', 'March 8, 2026'],
    ['en-US', 'Sunday, March 8th, 2026'],
    ['en-US', '8 mar 2026'],
    ['en-US', '2026/3/8'],
    ['es-US', '8/3/2026'],
    ['es-US', '8 de marzo de 2026'],
    ['fr-CA', 'dimanche 8 mars 2026'],
    ['fr-CA', '8 MARS 2026'],
    ['de', '8. März 2026'],
    ['ar-EG', '٨/٣/٢٠٢٦'],
    ['ja', '2026年3月8日'],
  ])('%s, %j', (locale, text) => {
    expect(dateNotation(locale).parse(text)).toBe('2026-03-08')
  })

  test('reads a date in its only possible order', () => {
    expect(dateNotation('en-US').parse('31/12/2026')).toBe('2026-12-31')
    expect(dateNotation('es-US').parse('12/31/2026')).toBe('2026-12-31')
  })

  test.each([
    '',
    '12',
    '3/8/26',
    '2026',
    '2026-02-30',
    'March 2026',
    '1 2 3 2026',
    'March or April 8, 2026',
    '45/1/2026',
  ])('rejects %j', (text) => {
    expect(dateNotation('en-US').parse(text)).toBeUndefined()
  })

  test('round-trips through words and digits in every locale', () => {
    const days = fc.integer({ min: 0, max: 80_000 }).map((count) => addDays('1900-01-01', count))
    const locales = fc.constantFrom('en-US', 'en-CA', 'fr-CA', 'es-US', 'de', 'ar-EG', 'pl')
    fc.assert(
      fc.property(days, locales, (day, locale) => {
        const notation = dateNotation(locale)
        expect(readDate(notation, notation.write(day)).value).toBe(day)
        const noon = new Date(`${day}T12:00:00Z`)
        const words = noon.toLocaleDateString(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' })
        expect(notation.parse(words)).toBe(day)
      }),
    )
  })
})
