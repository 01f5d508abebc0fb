import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from './calendar.ts'
import { easterOf, holidaysIn, suggestHolidays } from './holidays.rules.ts'

const shown = (place: Parameters<typeof holidaysIn>[0], year: number) =>
  holidaysIn(place, year).map(({ holiday, date, observed }) =>
    observed === date ? `${holiday} ${date.slice(5)}` : `${holiday} ${date.slice(5)} > ${observed.slice(5)}`,
  )

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter %i is %s', (year, date) => {
  expect(easterOf(year)).toBe(date)
})

test('Texas in 2026', () => {
  expect(shown({ country: 'USA', state: 'TX' }, 2026)).toEqual([
    'newYear 01-01',
    'martinLutherKing 01-19',
    'presidents 02-16',
    'memorial 05-25',
    'juneteenth 06-19',
    'independence 07-04 > 07-03',
    'labor 09-07',
    'columbus 10-12',
    'veterans 11-11',
    'thanksgiving 11-26',
    'dayAfterThanksgiving 11-27',
    'christmas 12-25',
  ])
})

test('Quebec in 2027', () => {
  expect(shown({ country: 'CAN', state: 'QC' }, 2027)).toEqual([
    'newYear 01-01',
    'goodFriday 03-26',
    'easterMonday 03-29',
    'nationalPatriots 05-24',
    'saintJean 06-24',
    'canada 07-01',
    'labor 09-06',
    'thanksgivingCanada 10-11',
    'christmas 12-25 > 12-27',
  ])
})

test('Ontario in 2027: Boxing Day gives way to Christmas', () => {
  expect(shown({ country: 'CAN', state: 'ON' }, 2027).slice(-2)).toEqual([
    'christmas 12-25 > 12-27',
    'boxing 12-26 > 12-28',
  ])
  expect(shown({ country: 'CAN', state: 'ON' }, 2022).slice(-2)).toEqual([
    'christmas 12-25 > 12-26',
    'boxing 12-26 > 12-27',
  ])
})

test('California is no part of Canada', () => {
  const names = shown({ country: 'USA', state: 'CA' }, 2026).join()
  expect(names).toContain('cesarChavez 03-31')
  expect(names).not.toMatch(/victoria|goodFriday|canada/)
  expect(shown({ country: 'CAN', state: 'BC' }, 2026).join()).not.toContain('thanksgiving 11-26')
})

test('Newfoundland and Labrador, NF on the platform, has neither Victoria Day nor Thanksgiving', () => {
  const names = shown({ country: 'CAN', state: 'NF' }, 2026).join()
  expect(names).toContain('remembrance 11-11')
  expect(names).not.toMatch(/victoria|thanksgivingCanada/)
})

test.each([
  ['AK', 'seward 03-30'],
  ['NV', 'nevada 10-30'],
  ['MA', 'patriots 04-20'],
  ['LA', 'mardiGras 02-17'],
  ['VT', 'townMeeting 03-03'],
])('%s in 2026 has %s', (state, holiday) => {
  expect(shown({ country: 'USA', state }, 2026)).toContain(holiday)
})

test('an unknown country or place has none of its own', () => {
  expect(shown({ country: 'FRA' }, 2026)).toEqual([])
  expect(shown({ country: 'USA' }, 2026)).toHaveLength(11)
})

test('suggestions are in the coming year, and not covered by a closure', () => {
  const quebec = { country: 'CAN', state: 'QC' }
  const suggested = suggestHolidays(quebec, [{ from: '2026-12-24', to: '2027-01-03' }], '2026-11-26')
  expect(suggested.map(({ observed }) => observed)).toEqual([
    '2027-03-26',
    '2027-03-29',
    '2027-05-24',
    '2027-06-24',
    '2027-07-01',
    '2027-09-06',
    '2027-10-11',
  ])
})

test('no two holidays of a place are observed on a weekend', () => {
  const states = fc.constantFrom('TX', 'NY', 'HI', 'LA', 'QC', 'ON', 'NF', 'BC', 'NU')
  fc.assert(
    fc.property(states, fc.integer({ min: 2000, max: 2100 }), (state, year) => {
      const country = ['QC', 'ON', 'NF', 'BC', 'NU'].includes(state) ? 'CAN' : 'USA'
      for (const { holiday, observed } of holidaysIn({ country, state }, year))
        expect([0, 6], `${holiday} ${observed}`).not.toContain(weekdayOf(observed))
    }),
  )
})
