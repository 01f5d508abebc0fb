import { expect, test } from 'vitest'
import { dateFormat, lengths } from './formats.ts'

test.each(['en-US', 'fr-CA', 'es-US'])('a range has the same spaces on a server as in a browser: %s', (locale) => {
  const range = dateFormat(locale, { ...lengths.long, timeZone: 'UTC' }).formatRange(
    new Date('2026-12-08T12:00:00Z'),
    new Date('2027-01-07T12:00:00Z'),
  )
  expect(range).toMatch(/2026.*2027/)
  expect(range).not.toContain('\u2009')
})
