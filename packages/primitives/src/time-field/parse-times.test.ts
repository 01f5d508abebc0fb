import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTime } from './format-time.ts'
import { parseTime, parseTimeRanges } from './parse-times.ts'

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const

/** The typed text, its meaning on a 12-hour clock, and in fr-CA if that differs. Empty: refused. */
const times: [typed: string, time: string, french?: string][] = [
  ['9', '09:00'],
  ['9a', '09:00'],
  ['9 am', '09:00'],
  ['9 A.M.', '09:00'],
  ['9 a. m.', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['09', '09:00'],
  ['1730', '17:30'],
  ['17h30', '17:30'],
  ['17 h 30', '17:30'],
  ['9 h 05', '09:05'],
  ['9 h', '09:00'],
  ['9H', '09:00'],
  ['9 heures', '09:00'],
  ['9 heures 30', '09:30'],
  ['9 hrs', '09:00'],
  ['las 9 horas', '09:00'],
  ['9:05', '09:05'],
  ['9.30', '09:30'],
  ['9 o’clock', '09:00'],
  ['noon', '12:00'],
  ['12 noon', '12:00'],
  ['midi', '12:00'],
  ['midi et demi', '12:30'],
  ['mediodía', '12:00'],
  ['al mediodía', ''],
  ['midnight', '00:00'],
  ['minuit', '00:00'],
  ['medianoche', '00:00'],
  ['0:00', '00:00'],
  ['00 h 15', '00:15'],
  ['12', '12:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['12:30', '12:30'],
  ['1', '13:00', '01:00'],
  ['5:30', '17:30', '05:30'],
  ['6', '06:00'],
  ['05:30', '05:30'],
  ['5p', '17:00'],
  ['a las 5 de la tarde', '17:00'],
  ['5 y media', '17:30', '05:30'],
  ['9 et quart', '09:15'],
  ['8 h et demie', '08:30'],
  ['8 du matin', '08:00'],
  ['8 heures du soir', '20:00'],
  ['3 h de l’après-midi', '15:00'],
  ['9 de la mañana', '09:00'],
  ['9 in the morning', '09:00'],
  ['21:30:00', '21:30'],
  ['９：００', '09:00'],
  ['٩:٣٠', '09:30'],
  ['24:00', ''],
  ['24:01', ''],
  ['25', ''],
  ['9:60', ''],
  ['13 pm', ''],
  ['0 am', ''],
  ['9x', ''],
  ['closed', ''],
  ['', ''],
  ['-5', ''],
  ['9 30 15', ''],
]

/** The same of the ranges of a day. */
const ranges: [typed: string, ranges: string, french?: string][] = [
  ['9-5', '09:00-17:00'],
  ['9 – 5', '09:00-17:00'],
  ['9am to noon', '09:00-12:00'],
  ['9:00 AM—5:30 PM', '09:00-17:30'],
  ['8:30 à 17 h', '08:30-17:00'],
  ['8h30 à17h', '08:30-17:00'],
  ['de 9 h à 17 h', '09:00-17:00'],
  ['de 9 a 17', '09:00-17:00'],
  ['9 a 5', '09:00-17:00'],
  ['9a-5p', '09:00-17:00'],
  ['9 a. m. a 5 p. m.', '09:00-17:00'],
  ['de las 9 a las 5 de la tarde', '09:00-17:00'],
  ['desde las 9 hasta las 17', '09:00-17:00'],
  ['de mediodía a medianoche', '12:00-24:00'],
  ['from 9 to 5', '09:00-17:00'],
  ['9 till 5', '09:00-17:00'],
  ['between 9 and 5', '09:00-17:00'],
  ['entre 9 h et 17 h', '09:00-17:00'],
  ['entre las 9 y las 5', '09:00-17:00'],
  ['9 jusqu’à 17 h', '09:00-17:00'],
  ['1-5', '13:00-17:00', '01:00-05:00'],
  ['1-5pm', '13:00-17:00'],
  ['9-11am', '09:00-11:00'],
  ['11-2pm', '11:00-14:00'],
  ['6-2', '06:00-14:00'],
  ['12-8', '12:00-20:00'],
  ['7-7', '07:00-19:00'],
  ['1-17', '01:00-17:00'],
  ['9-24:00', '09:00-24:00'],
  ['9 h à minuit', '21:00-24:00', '09:00-24:00'],
  ['midi à minuit', '12:00-24:00'],
  ['6pm-12', '18:00-24:00'],
  ['8pm-2', '20:00-02:00'],
  ['22h à 2h', '22:00-02:00'],
  ['10pm-2am', '22:00-02:00'],
  ['0-24', '00:00-24:00'],
  ['24 h', '00:00-24:00'],
  ['24/7', '00:00-24:00'],
  ['Open 24 hours', '00:00-24:00'],
  ['toute la journée', '00:00-24:00'],
  ['todo el día', '00:00-24:00'],
  ['8:30-12, 13-17:30', '08:30-12:00 13:00-17:30'],
  ['9-12 and 1-5', '09:00-12:00 13:00-17:00', '09:00-12:00 01:00-05:00'],
  ['8 h 30 à 12 h et 13 h à 17 h', '08:30-12:00 13:00-17:00'],
  ['9-12; 1pm-5', '09:00-12:00 13:00-17:00'],
  ['9', ''],
  ['9-', ''],
  ['-5', ''],
  ['9 to', ''],
  ['24-9', ''],
  ['8am-8am', ''],
  ['9-5-6', ''],
  ['9-12, later', ''],
  ['by appointment', ''],
]

describe.each(locales)('%s', (locale) => {
  const expected = (everywhere: string, french = everywhere) => (locale === 'fr-CA' ? french : everywhere)

  test.each(times)('reads %j', (typed, ...meaning) => {
    expect(parseTime(typed, locale) ?? '').toBe(expected(...meaning))
  })

  test.each(ranges)('reads the range %j', (typed, ...meaning) => {
    const found = parseTimeRanges(typed, locale) ?? []
    expect(found.map(({ start, end }) => `${start}-${end}`).join(' ')).toBe(expected(...meaning))
  })

  test('reads back what it writes', () => {
    const two = (number: number) => String(number).padStart(2, '0')
    const times = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
    fc.assert(
      fc.property(times, times, (start, end) => {
        expect(parseTime(formatTime(start, locale), locale)).toBe(start)
        const written = `${formatTime(start, locale)} – ${formatTime(end, locale)}`
        if (locale !== 'fr-CA' && start !== end)
          expect(parseTimeRanges(written, locale)).toEqual([{ start, end: end === '00:00' ? '24:00' : end }])
      }),
    )
  })
})

test.each([
  ['5', '09:00', '17:00'],
  ['12', '09:00', '12:00'],
  ['12', '18:00', '24:00'],
  ['midnight', '09:00', '24:00'],
  ['12 am', '09:00', '24:00'],
  ['24', '09:00', '24:00'],
  ['2', '22:00', '02:00'],
  ['9', '09:00', '21:00'],
  ['9 am', '09:00', undefined],
])('%j ends what starts at %s: %s', (typed, after, end) => {
  for (const locale of locales) expect(parseTime(typed, locale, { after }), locale).toBe(end)
})

test('a start is read before its end', () => {
  expect(parseTime('8', 'en-US', { before: '12:00' })).toBe('08:00')
  expect(parseTime('8', 'en-US', { before: '23:00' })).toBe('20:00')
  expect(parseTime('5', 'es-US', { before: '09:00' })).toBe('05:00')
})

test.each([
  ['en-US', '9:00 AM|11:05 AM|5:30 PM|12:00 AM|12:00 AM'],
  ['en-CA', '9:00 a.m.|11:05 a.m.|5:30 p.m.|12:00 a.m.|12:00 a.m.'],
  ['fr-CA', '9 h|11 h 05|17 h 30|0 h|24 h'],
  ['es-US', '9:00 a.m.|11:05 a.m.|5:30 p.m.|12:00 a.m.|12:00 a.m.'],
  ['de', '9:00|11:05|17:30|0:00|24:00'],
])('%s writes %s', (locale, written) => {
  const texts = ['09:00', '11:05', '17:30', '00:00', '24:00'].map((time) => formatTime(time, locale))
  expect(texts.join('|').replace(/\s/gu, ' ')).toBe(written)
})
