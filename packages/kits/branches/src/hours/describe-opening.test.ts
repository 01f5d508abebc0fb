import { formatMessage, type MessageTable } from '@memberkit/foundation/messages'
import type { Locale } from '@memberkit/platform/formats'
import { expect, test } from 'vitest'
import { openEnUS } from '../messages/hours/open/en-US.ts'
import { openEsUS } from '../messages/hours/open/es-US.ts'
import { openFrCA } from '../messages/hours/open/fr-CA.ts'
import { describeOpening, type OpeningWords } from './describe-opening.ts'
import type { OpeningFacts } from './hours.rules.ts'
import { closedHours } from './week.rules.ts'
import { instantOf } from './zone.ts'

const tables = { 'en-US': openEnUS, 'en-CA': openEnUS, 'fr-CA': openFrCA, 'es-US': openEsUS }
const words = (locale: Locale): OpeningWords => {
  const table: MessageTable = tables[locale]
  return {
    locale,
    t: ((key: string, values?: Record<string, string>) =>
      formatMessage(table[key] ?? key, locale, values)) as OpeningWords['t'],
  }
}

const usual = [
  { start: '08:30', end: '12:00' },
  { start: '13:00', end: '17:30' },
]
const office: OpeningFacts = {
  businessHours: { ...closedHours, monday: usual, tuesday: usual, friday: [{ start: '22:00', end: '02:00' }] },
  unavailableDates: [{ from: '2026-12-24', to: '2027-01-03', label: 'Winter break' }],
  timeZone: 'America/Chicago',
}
// 2026-11-30 is a Monday.
const at = (date: string, hour: number) => instantOf(date, hour * 60, 'America/Chicago')
const said = (now: number, viewerZone = 'America/Chicago', locale: Locale = 'en-US', facts = office) => {
  const { state, next, reason } = describeOpening(facts, now, viewerZone, words(locale))
  return [state, next, reason].filter(Boolean).join(' | ').replace(/\s/gu, ' ')
}

test.each([
  [at('2026-11-30', 14), 'Open | Until 5:30 PM'],
  [at('2026-11-30', 12.5), 'Closed | Opens at 1:00 PM'],
  [at('2026-11-30', 20), 'Closed | Opens tomorrow at 8:30 AM'],
  [at('2026-11-28', 12), 'Closed | Opens Monday at 8:30 AM'],
  [at('2026-11-27', 23), 'Open | Until Saturday at 2:00 AM'],
  [at('2026-12-24', 12), 'Closed | Opens Monday, January 4 at 8:30 AM | Closed today: Winter break'],
])('on the same clock, %i: %s', (now, expected) => {
  expect(said(now)).toBe(expected)
})

test('on another clock, both are named, and days are the viewer’s', () => {
  expect(said(at('2026-11-30', 14), 'America/New_York')).toBe('Open | Until 6:30 PM your time (5:30 PM Central time)')
  expect(said(at('2026-11-30', 20), 'America/St_Johns')).toBe(
    'Closed | Opens tomorrow at 11:00 AM your time (8:30 AM Central time)',
  )
  // 11 PM on Friday in Chicago is Saturday in Newfoundland.
  expect(said(at('2026-11-27', 23), 'America/St_Johns')).toBe('Open | Until 4:30 AM your time (2:00 AM Central time)')
})

test('a zone of the same offset is the same clock', () => {
  expect(said(at('2026-11-30', 14), 'America/Winnipeg')).toBe('Open | Until 5:30 PM')
  // Regina doesn't change its clocks: in summer it differs.
  expect(said(at('2026-07-06', 14), 'America/Regina')).toBe('Open | Until 4:30 PM your time (5:30 PM Central time)')
})

test('in French and Spanish', () => {
  expect(said(at('2026-11-30', 14), 'America/Toronto', 'fr-CA')).toBe(
    'Ouvert | Jusqu’à 18 h 30 à votre heure (17 h 30, heure du Centre)',
  )
  expect(said(at('2026-11-28', 12), 'America/Chicago', 'fr-CA')).toBe('Fermé | Ouvre le lundi à 8 h 30')
  expect(said(at('2026-11-30', 12.5), 'America/Chicago', 'es-US')).toBe('Cerrado | Abre a la 1:00 p.m.')
  expect(said(at('2026-11-30', 14), 'America/Chicago', 'es-US')).toBe('Abierto | Hasta las 5:30 p.m.')
})

test('always, never, and in a zone that isn’t known', () => {
  const days = Object.fromEntries(Object.keys(closedHours).map((day) => [day, [{ start: '00:00', end: '24:00' }]]))
  const always = { ...office, businessHours: days as typeof closedHours, unavailableDates: [] }
  expect(said(at('2026-11-30', 14), undefined, 'en-US', always)).toBe('Open | 24 hours a day')
  const never = { ...office, businessHours: closedHours, unavailableDates: [] }
  expect(said(at('2026-11-30', 14), undefined, 'en-US', never)).toBe('Closed | No opening hours in the coming year')
  expect(said(at('2026-11-30', 14), undefined, 'en-US', { ...office, timeZone: 'Mars/Olympus' })).toBe(
    'Opening hours are in the branch’s local time',
  )
})
