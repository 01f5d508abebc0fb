import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPersonalData, redacted } from './detect.rules.ts'

const kinds = (text: string) =>
  findPersonalData(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)

test.each([
  ['My SSN is 123-45-6789.', ['SSN 123-45-6789']],
  ['Social is 123456789 she says', ['SSN 123456789']],
  ['NAS 046 454 286 svp', ['SIN 046 454 286']],
  ['Card 4111 1111 1111 1111, exp 12/27', ['card 4111 1111 1111 1111']],
  ['Write to ada.example+x@mail.example.com!', ['email ada.example+x@mail.example.com']],
  ['Call (202) 555-0110 or +1 202-555-0111.', ['phone (202) 555-0110', 'phone +1 202-555-0111']],
  ['514.555.0123 et 123 45 6789', ['phone 514.555.0123', 'SSN 123 45 6789']],
])('%s', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

test.each([
  'RES-101001, invoice 2026-002003, order 4111 1111 1111 1112',
  'On 2026-03-10 at 15:00, for $1,234.56',
  '000-12-3456 and 123-00-4567',
  'name@example without a domain',
])('%s has nothing personal', (text) => {
  expect(kinds(text)).toEqual([])
})

test('spans are replaced, overlapping ones once', () => {
  expect(
    redacted(
      'abcdef',
      [
        { start: 1, end: 3 },
        { start: 2, end: 4 },
      ],
      '[x]',
    ),
  ).toBe('a[x]ef')
  expect(
    redacted(
      'abcdef',
      [
        { start: 4, end: 6 },
        { start: 0, end: 1 },
      ],
      '[x]',
    ),
  ).toBe('[x]bcd[x]')
  expect(redacted('abc', [], '[x]')).toBe('abc')
})

test('whatever is found is gone afterwards, and the rest stays', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      const text = `${before} ${email} ${after}`
      const left = redacted(text, findPersonalData(text), '[x]')
      for (const { start, end } of findPersonalData(text)) expect(left).not.toContain(text.slice(start, end))
    }),
    { numRuns: 50 },
  )
})
