import type { OpeningRange } from '@memberkit/contract/partners/branches'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { isOpenAt, nextOpening, openStateAt, openStretches, type OpeningFacts, spansOn } from './hours.rules.ts'
import { closedHours } from './week.rules.ts'
import { instantOf } from './zone.ts'

const range = (text: string): OpeningRange => {
  const [start = '', end = ''] = text.split('-')
  return { start, end }
}
const hoursOf = (days: Partial<Record<keyof typeof closedHours, string>>) => ({
  ...closedHours,
  ...Object.fromEntries(Object.entries(days).map(([day, text]) => [day, text.split(' ').map(range)])),
})
const branch = (days: Parameters<typeof hoursOf>[0], more: Partial<OpeningFacts> = {}): OpeningFacts => ({
  businessHours: hoursOf(days),
  unavailableDates: [],
  timeZone: 'America/Chicago',
  ...more,
})
const shown = (facts: OpeningFacts, date: string) =>
  openStretches(facts, date).map(({ from, to, isSpill }) => `${from / 60}-${to / 60}${isSpill ? ' spill' : ''}`)
const hoursBetween = (facts: OpeningFacts, date: string) =>
  spansOn(facts, date).map(({ from, to }) => (to - from) / 3_600_000)

describe('a calendar date', () => {
  const bar = branch({ friday: '16:00-02:00', saturday: '10:00-12:00 22:00-24:00', sunday: '22:00-00:00' })

  test('has what spills over from the day before, then its own', () => {
    // 2026-11-27 is a Friday.
    expect(shown(bar, '2026-11-27')).toEqual(['16-24'])
    expect(shown(bar, '2026-11-28')).toEqual(['0-2 spill', '10-12', '22-24'])
    expect(shown(bar, '2026-11-29')).toEqual(['22-24'])
    expect(shown(bar, '2026-11-30')).toEqual([])
  })

  test('that is closed cuts at midnight what spills over into it', () => {
    const closed = { ...bar, unavailableDates: [{ from: '2026-11-28', to: '2026-11-28' }] }
    expect(shown(closed, '2026-11-27')).toEqual(['16-24'])
    expect(shown(closed, '2026-11-28')).toEqual([])
    expect(isOpenAt(closed, instantOf('2026-11-27', 1439, 'America/Chicago'))).toBe(true)
    expect(isOpenAt(closed, instantOf('2026-11-28', 0, 'America/Chicago'))).toBe(false)
  })

  test('that is closed lets nothing of its own spill over', () => {
    const closed = { ...bar, unavailableDates: [{ from: '2026-11-27', to: '2026-11-27' }] }
    expect(shown(closed, '2026-11-27')).toEqual([])
    expect(shown(closed, '2026-11-28')).toEqual(['10-12', '22-24'])
  })
})

// 2026: clocks go forward on March 8 and back on November 1.
describe.each([
  ['America/New_York', 1, 3],
  ['America/Toronto', 1, 3],
  ['America/St_Johns', 1, 3],
  ['America/Phoenix', 2, 2],
])('daylight saving in %s', (timeZone, spring, autumn) => {
  const always = branch({ sunday: '00:00-24:00' }, { timeZone })
  const night = branch({ saturday: '22:00-03:00', sunday: '01:00-03:00' }, { timeZone })
  const gap = branch({ sunday: '02:15-02:45' }, { timeZone })
  const isObserved = spring !== autumn

  test('a whole day has 23, 24 or 25 hours', () => {
    expect(hoursBetween(always, '2026-03-08')).toEqual([isObserved ? 23 : 24])
    expect(hoursBetween(always, '2026-11-01')).toEqual([isObserved ? 25 : 24])
    expect(hoursBetween(always, '2026-06-07')).toEqual([24])
  })

  test('hours from 1 to 3 are shorter in spring and longer in autumn', () => {
    const own = branch({ sunday: '01:00-03:00' }, { timeZone })
    expect(hoursBetween(own, '2026-03-08')).toEqual([spring])
    expect(hoursBetween(own, '2026-11-01')).toEqual([autumn])
  })

  test('hours past midnight cross the change', () => {
    expect(hoursBetween(night, '2026-03-08')[0]).toBe(isObserved ? 2 : 3)
    expect(hoursBetween(night, '2026-11-01')[0]).toBe(isObserved ? 4 : 3)
  })

  test('hours within the skipped hour are none, and start with the change if they go on', () => {
    expect(hoursBetween(gap, '2026-03-08')).toEqual(isObserved ? [] : [0.5])
    const longer = branch({ sunday: '02:15-04:00' }, { timeZone })
    expect(hoursBetween(longer, '2026-03-08')).toEqual([isObserved ? 1 : 1.75])
  })

  test('hours within the repeated hour are its first pass', () => {
    const repeated = branch({ sunday: '01:15-01:45' }, { timeZone })
    const [span, ...more] = spansOn(repeated, '2026-11-01')
    expect(more).toEqual([])
    expect((span!.to - span!.from) / 60_000).toBe(30)
    expect(isOpenAt(repeated, span!.from)).toBe(true)
    expect(isOpenAt(repeated, span!.from + 3_600_000)).toBe(false)
  })
})

test('offsets are those of the zone, half hours included', () => {
  const noon = (timeZone: string, date: string) => new Date(instantOf(date, 720, timeZone)).toISOString().slice(11, 16)
  expect(noon('America/New_York', '2026-01-15')).toBe('17:00')
  expect(noon('America/New_York', '2026-07-15')).toBe('16:00')
  expect(noon('America/St_Johns', '2026-01-15')).toBe('15:30')
  expect(noon('America/St_Johns', '2026-07-15')).toBe('14:30')
  expect(noon('America/Phoenix', '2026-07-15')).toBe('19:00')
})

describe('open now', () => {
  const office = branch({ monday: '08:30-12:00 13:00-17:30', friday: '22:00-24:00', saturday: '00:00-02:00' })
  const at = (date: string, minutes: number) => instantOf(date, minutes, 'America/Chicago')

  test('says until when, and when next', () => {
    expect(openStateAt(office, at('2026-11-30', 600))).toEqual({ isOpen: true, until: at('2026-11-30', 720) })
    expect(openStateAt(office, at('2026-11-30', 720))).toEqual({ isOpen: false, opensAt: at('2026-11-30', 780) })
    expect(openStateAt(office, at('2026-12-01', 0))).toEqual({ isOpen: false, opensAt: at('2026-12-04', 1320) })
  })

  test('hours that touch at midnight are one', () => {
    expect(openStateAt(office, at('2026-11-27', 1400))).toEqual({ isOpen: true, until: at('2026-11-28', 120) })
  })

  test('the next opening skips closed dates, and is on both clocks', () => {
    const closed = { ...office, unavailableDates: [{ from: '2026-11-30', to: '2026-12-06' }] }
    expect(nextOpening(closed, at('2026-11-29', 0), 'America/New_York')).toEqual({
      at: at('2026-12-07', 510),
      local: { date: '2026-12-07', minutes: 510 },
      viewer: { date: '2026-12-07', minutes: 570 },
    })
    expect(nextOpening(office, at('2026-11-30', 600), 'America/New_York')).toBeUndefined()
  })

  test('neither end nor opening where there is none within a year', () => {
    expect(openStateAt(branch({}), at('2026-11-30', 0))).toEqual({ isOpen: false })
    const days = Object.fromEntries(Object.keys(closedHours).map((day) => [day, '00:00-24:00']))
    expect(openStateAt(branch(days), at('2026-11-30', 0))).toEqual({ isOpen: true })
    const holiday = branch(days, { unavailableDates: [{ from: '2026-12-25', to: '2026-12-25' }] })
    expect(openStateAt(holiday, at('2026-11-30', 0))).toEqual({ isOpen: true, until: at('2026-12-25', 0) })
  })
})

describe('for any hours', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const time = fc
    .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 59))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
  const ranges = fc.array(
    fc
      .tuple(time, fc.oneof(time, fc.constant('24:00')))
      .map(([start, end]) => ({ start, end }))
      .filter(({ start, end }) => start !== end),
    { maxLength: 2 },
  )
  const facts = fc.record({
    businessHours: fc.record(Object.fromEntries(Object.keys(closedHours).map((day) => [day, ranges]))) as fc.Arbitrary<
      typeof closedHours
    >,
    unavailableDates: fc.array(
      fc.nat(20).map((days) => ({ from: addDays('2026-03-01', days), to: addDays('2026-03-01', days + 1) })),
      { maxLength: 2 },
    ),
    timeZone: fc.constantFrom(
      'America/New_York',
      'America/St_Johns',
      'America/Phoenix',
      'America/Toronto',
      'Australia/Lord_Howe',
    ),
  })
  const instant = fc
    .integer({ min: Date.parse('2026-03-05T00:00Z'), max: Date.parse('2026-03-12T00:00Z') })
    .map((one) => one - (one % 60_000))

  test('the state holds until it changes, and then it changes', () => {
    fc.assert(
      fc.property(facts, instant, fc.double({ min: 0, max: 1, noNaN: true }), (facts, now, share) => {
        const state = openStateAt(facts, now)
        const end = state.isOpen ? state.until : state.opensAt
        if (end === undefined) return
        expect(end).toBeGreaterThan(now)
        expect(isOpenAt(facts, now + Math.floor((end - now - 1) * share))).toBe(state.isOpen)
        expect(isOpenAt(facts, end)).toBe(!state.isOpen)
      }),
    )
  })

  test('a branch is never open on a closed date', () => {
    fc.assert(
      fc.property(facts, fc.nat(1439), (facts, minutes) => {
        for (const { from } of facts.unavailableDates)
          expect(isOpenAt(facts, instantOf(from, minutes, facts.timeZone))).toBe(false)
      }),
    )
  })
})
