import { StateOrProvince, unexplainedPlaces } from '@memberkit/contract'
import { expect, test } from 'vitest'
import { isTimeZone } from './zone.ts'
import { zonesOf, zonesToSuggest } from './zones-of-place.rules.ts'

const unexplained: readonly string[] = unexplainedPlaces

test('every state, province and territory has a zone that browsers know', () => {
  const places = StateOrProvince.options.filter((one) => !unexplained.includes(one))
  expect(places.filter((one) => zonesOf(one).length === 0)).toEqual([])
  expect(places.flatMap(zonesOf).filter((zone) => !isTimeZone(zone))).toEqual([])
})

test('a zone with the same clocks needs no suggestion', () => {
  expect(zonesToSuggest('MI', 'America/New_York')).toEqual([])
  expect(zonesToSuggest('QC', 'America/New_York')).toEqual([])
  expect(zonesToSuggest('TX', 'America/Denver')).toEqual([])
})

test('another zone, none, or one that nobody knows leads to those of the place, the usual one first', () => {
  expect(zonesToSuggest('AZ', 'America/Denver')).toEqual(['America/Phoenix'])
  expect(zonesToSuggest('TX', '')).toEqual(['America/Chicago', 'America/Denver'])
  expect(zonesToSuggest('ON', 'Mars/Olympus')).toEqual(['America/Toronto', 'America/Winnipeg'])
  expect(zonesToSuggest('SF', 'America/Toronto')).toEqual([])
})
