import { expect, test } from 'vitest'
import { zoneName } from './zone.ts'

test.each([
  ['America/Chicago', 'en-US', 'Central time'],
  ['America/Chicago', 'fr-CA', 'heure du Centre'],
  ['America/Regina', 'en-US', 'Central standard time'],
  ['UTC', 'en-US', 'Coordinated Universal Time'],
])('%s in %s is named as people say it, the same all year', (timeZone, locale, name) => {
  expect(zoneName(timeZone, locale)).toBe(name)
})
